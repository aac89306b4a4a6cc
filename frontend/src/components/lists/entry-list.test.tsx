import { act, screen, within } from '@testing-library/react';
import { renderPart } from '../../testing/render-app';
import { EntryControls } from '../studio/EntryControls';
import { EntryList } from './EntryList';

interface Entry {
  id: number;
  name: string;
}

const entriesOf = (count: number): Entry[] =>
  Array.from({ length: count }, (_none, index) => ({ id: index + 1, name: `Entry ${index + 1}` }));

const idOf = ({ id }: Entry) => id;
const nameOf = ({ name }: Entry) => name;
const visibility = { isPublic: true, onToggle: () => Promise.resolve(), onEdit: () => undefined };
const onMove = () => undefined;

const draw = ({ name }: Entry, moves: Parameters<typeof EntryControls>[0]['actions']) => (
  <>
    <button type="button">{name}</button>
    <EntryControls name={name} visibility={visibility} menu={`Menu of ${name}`} actions={moves} />
  </>
);

const show = (count: number) =>
  renderPart(
    <EntryList
      entries={entriesOf(count)}
      total={count}
      idOf={idOf}
      nameOf={nameOf}
      edits="link"
      onMove={onMove}
    >
      {draw}
    </EntryList>,
    ['ordering', 'blocks'],
  );

const row = (position: number) => {
  const found = screen.getAllByRole('listitem')[position - 1];
  if (found === undefined) throw new Error(`There is no row ${position}`);
  return within(found);
};

/** Mocks IntersectionObserver. Returns a function that moves a row near the window or away from it. */
function watchRows() {
  const watches: ((element: Element, isIntersecting: boolean) => void)[] = [];
  class Observer {
    readonly thresholds = [0];
    private readonly watched = new Set<Element>();

    constructor(report: (entries: object[], observer: Observer) => void) {
      watches.push((target, isIntersecting) => {
        const entry = { target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 };
        if (this.watched.has(target)) report([entry], this);
      });
    }

    observe(element: Element) {
      this.watched.add(element);
    }

    unobserve(element: Element) {
      this.watched.delete(element);
    }

    disconnect() {
      this.watched.clear();
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Observer });
  return (position: number, isNear: boolean) =>
    act(() => {
      const element = screen.getAllByRole('listitem')[position - 1];
      if (element !== undefined) for (const watch of watches) watch(element, isNear);
    });
}

describe('the rows of a long list', () => {
  const before = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver');
  let setNear: ReturnType<typeof watchRows>;
  beforeEach(() => (setNear = watchRows()));
  afterEach(() => {
    if (before) Object.defineProperty(window, 'IntersectionObserver', before);
    else Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('have their controls while they are near the window', async () => {
    await show(40);
    expect(row(1).getByRole('switch')).toBeInTheDocument();
    expect(row(40).getByRole('button', { name: 'Entry 40' })).toBeInTheDocument();
    expect(row(40).queryByRole('switch')).toBeNull();

    setNear(40, true);
    expect(row(40).getByRole('switch')).toBeInTheDocument();
    expect(row(40).getByRole('button', { name: 'Menu of Entry 40' })).toBeInTheDocument();
    expect(row(40).getByRole('button', { name: 'Move “Entry 40”' })).toBeInTheDocument();

    setNear(1, false);
    expect(row(1).queryByRole('switch')).toBeNull();
    expect(row(1).queryByRole('button', { name: 'Move “Entry 1”' })).toBeNull();
  });

  it('keep them while one has the focus', async () => {
    await show(40);
    const control = row(1).getByRole('switch');
    act(() => control.focus());
    setNear(1, false);
    expect(control).toHaveFocus();
    expect(control).toBeInTheDocument();
  });

  it('always have them in a short list', async () => {
    await show(30);
    setNear(30, false);
    expect(screen.getAllByRole('switch')).toHaveLength(30);
  });
});

it('shows every control without IntersectionObserver', async () => {
  await show(40);
  expect(await screen.findAllByRole('switch')).toHaveLength(40);
});
