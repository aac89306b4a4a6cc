import { parseFillArguments, UsageError } from '../../bench/fill-arguments.js';
import { parseBenchArguments } from '../../../scripts/launcher/bench-arguments.mjs';

const BENCHES = ['reads', 'page'];
const ALL = [1000, 100_000, 1_000_000];

describe('the arguments of the benches', () => {
  it.each([
    [[], { names: [], json: null, remove: false, accounts: ALL }],
    [['page', 'reads'], { names: ['page', 'reads'], json: null, remove: false, accounts: ALL }],
    [['--json'], { names: [], json: '-', remove: false, accounts: ALL }],
    [['--json', 'figures.json'], { names: [], json: 'figures.json', remove: false, accounts: ALL }],
    [['--json=reads', 'page'], { names: ['page'], json: 'reads', remove: false, accounts: ALL }],
    [['--json', 'reads'], { names: ['reads'], json: '-', remove: false, accounts: ALL }],
    [['reads', '--json', '--remove'], { names: ['reads'], json: '-', remove: true, accounts: ALL }],
  ])('are read from %j', (given, parsed) => {
    expect(parseBenchArguments(given, BENCHES)).toEqual(parsed);
  });

  it('name the sizes of the databases', () => {
    expect(parseBenchArguments(['--accounts', '1000,20000', 'reads'], BENCHES)).toMatchObject({
      accounts: [1000, 20_000],
      names: ['reads'],
    });
  });

  it.each([['20000,1000'], ['10'], ['many'], ['1000,1000'], [undefined]])(
    'cannot name the sizes %s',
    (sizes) => {
      const given = sizes === undefined ? ['--accounts'] : ['--accounts', sizes];
      expect(() => parseBenchArguments(given, BENCHES)).toThrow('--accounts takes sizes');
    },
  );

  it.each([[['read']], [['--jsn']], [['figures.json']]])('are rejected: %j', (given) => {
    expect(() => parseBenchArguments(given, BENCHES)).toThrow('there are: reads, page');
  });
});

describe('the arguments of the generator', () => {
  const url = 'postgres://me:secret@127.0.0.1:5432/bench';

  it.each([
    ['1000', 1000],
    ['1,000,000', 1_000_000],
    ['1_000_000', 1_000_000],
  ])('take %s accounts', (given, accounts) => {
    expect(parseFillArguments([given, url])).toEqual({ accounts, databaseUrl: url });
  });

  it.each([
    [[]],
    [['1000']],
    [['0', url]],
    [['many', url]],
    [['99999999', url]],
    [['1000', 'mysql://here']],
    [['1000', url, 'more']],
  ])('are rejected: %j', (given) => {
    expect(() => parseFillArguments(given)).toThrow(UsageError);
  });
});
