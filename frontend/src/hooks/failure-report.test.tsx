import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ApiError, SessionExpired } from '../api/api-error';
import { setCookie, readCookie } from '../config/cookies';
import { renderPart, signIn } from '../testing/render-app';
import { type FailureCases, useFailureReport } from './useFailureReport';

interface PlaceProps {
  error: unknown;
  cases?: FailureCases;
  /** The fields of the form around; without any there is no form. */
  fields?: string[];
}

function Place({ error, cases, fields }: PlaceProps) {
  const report = useFailureReport();
  const [told, setTold] = useState<string[]>([]);
  const tell = (words: string) => setTold((all) => [...all, words]);
  const place = fields && {
    setFieldErrors: (failures: ApiError['fields']) => {
      const own = failures.filter(({ field }) => fields.includes(field));
      for (const { field, errorCode } of own) tell(`${field}: ${errorCode}`);
      return own.length > 0;
    },
    notice: tell,
  };
  return (
    <>
      <button onClick={() => report(error, cases, place)}>fail</button>
      <output>{told.join(' | ')}</output>
    </>
  );
}

const FIELD = { field: 'displayId', errorCode: 'E0203', message: '' } as const;

async function fail(props: PlaceProps) {
  const { user } = await renderPart(<Place {...props} />, ['errors']);
  await user.click(screen.getByRole('button', { name: 'fail' }));
}

const snackbar = () => screen.getAllByRole('status').find((region) => region.hasAttribute('aria-live'));
const form = () => document.querySelector('output');

describe('a failed call', () => {
  it.each([
    ['an answer that says nothing', new ApiError({ statusCode: 400 })],
    ['a server that fails', new ApiError({ statusCode: 500 })],
    ['a code nobody expects here', new ApiError({ statusCode: 400, errorCode: 'E0101' })],
    ['what is no answer at all', new TypeError('fetch')],
  ])('is unknown where nothing else is said about it: %s', async (_what, error) => {
    await fail({ error });
    expect(snackbar()).toHaveTextContent('Something went wrong.');
  });

  it.each([
    [413, /more than can be sent at once/],
    [429, /Too many attempts/],
    [503, /busy or under maintenance/],
    [500, /Something went wrong/],
  ])('is told above the form: %i', async (statusCode, words) => {
    await fail({ error: new ApiError({ statusCode }), fields: [] });
    expect(form()).toHaveTextContent(words);
    expect(snackbar()).toBeEmptyDOMElement();
  });

  it('speaks of size also where there is no form, whatever is said about all others', async () => {
    const cases: FailureCases = { other: { message: 'FAILED_TO_SORT_LINKS' } };
    await fail({ error: new ApiError({ statusCode: 413 }), cases });
    expect(snackbar()).toHaveTextContent('The file is too large.');
  });

  it.each([
    ['fileSizeOver', /The file is too large/],
    ['storageFull', /no room left/],
  ] as const)('says what was too much where the server names it: %s', async (errorCode, words) => {
    await fail({ error: new ApiError({ statusCode: 413, errorCode }), fields: [] });
    expect(form()).toHaveTextContent(words);
  });

  it('means what the operation says, its code before its status', async () => {
    const cases: FailureCases = {
      403: { message: 'FAILED_TO_SNS_CREATE' },
      E0101: { message: 'FAILED_TO_SNS_GET' },
      E0102: { message: 'UNAUTHORIZED_SNS_CONTENTS' },
    };
    await fail({ error: new ApiError({ statusCode: 403, errorCode: 'E0102' }), cases });
    expect(snackbar()).toHaveTextContent('Only posts of your linked account can be added.');
  });

  it('means what the operation says about its status where the code is another', async () => {
    await fail({
      error: new ApiError({ statusCode: 403 }),
      cases: { 403: { message: 'FAILED_TO_SNS_CREATE' }, E0101: { message: 'FAILED_TO_SNS_GET' } },
    });
    expect(snackbar()).toHaveTextContent('We could not link the account.');
  });

  it.each([400, 429, 500, 503])('is what the operation says about all others: %i', async (statusCode) => {
    const cases: FailureCases = {
      404: { message: 'FAILED_TO_GET_LINKS' },
      other: { message: 'FAILED_TO_SORT_LINKS' },
    };
    await fail({ error: new ApiError({ statusCode }), cases });
    expect(snackbar()).toHaveTextContent('We could not sort the links.');
  });

  it('keeps its own words where there is a place for them, whatever is said about all others', async () => {
    const cases: FailureCases = { other: { notice: 'Not added.' } };
    await fail({ error: new ApiError({ statusCode: 503 }), cases, fields: [] });
    expect(form()).toHaveTextContent(/busy or under maintenance/);
  });

  it('leads to the login where the session is over, whatever is said about all others', async () => {
    signIn();
    const cases: FailureCases = { other: { notice: 'Not added.' } };
    await fail({ error: new ApiError({ statusCode: 401 }), cases, fields: [] });
    await waitFor(() => expect(readCookie('loggedIn')).toBeNull());
    expect(form()).toBeEmptyDOMElement();
  });

  it('can be told in more than one way', async () => {
    let led = false;
    const outcome = { message: 'UNAUTHORIZED', notice: 'Burnt.', then: () => (led = true) } as const;
    await fail({ error: new ApiError({ statusCode: 401 }), cases: { 401: outcome }, fields: [] });
    expect(snackbar()).toHaveTextContent(/could not verify/);
    expect(form()).toHaveTextContent('Burnt.');
    expect(led).toBe(true);
  });

  it('is told at the field it names, and nothing more', async () => {
    await fail({
      error: new ApiError({ statusCode: 400, errorCode: 'E0203', fields: [FIELD] }),
      fields: ['displayId'],
    });
    expect(form()).toHaveTextContent('displayId: E0203');
    expect(snackbar()).toBeEmptyDOMElement();
  });

  it('is told at the field and as the operation says', async () => {
    await fail({
      error: new ApiError({ statusCode: 400, errorCode: 'E0203', fields: [FIELD] }),
      cases: { E0203: { message: 'REGISTERED_ACCOUNT_ID' } },
      fields: ['displayId'],
    });
    expect(form()).toHaveTextContent('displayId: E0203');
    expect(snackbar()).toHaveTextContent('This display ID is already taken.');
  });

  it('is unknown where it names fields of another form', async () => {
    await fail({
      error: new ApiError({ statusCode: 400, errorCode: 'E0203', fields: [FIELD] }),
      fields: ['email'],
    });
    expect(form()).toHaveTextContent(/Something went wrong/);
  });

  it('leads to the login where it is known that the session is over, whatever 401 means here', async () => {
    signIn();
    const cases: FailureCases = { 401: { message: 'UNAUTHORIZED', notice: 'Burnt.' } };
    await fail({ error: new SessionExpired(), cases, fields: [] });
    expect(snackbar()).toHaveTextContent('Please log in.');
    await waitFor(() => expect(readCookie('loggedIn')).toBeNull());
    expect(form()).toBeEmptyDOMElement();
  });

  it('leads to the login where the session is over, and forgets that there was one', async () => {
    signIn();
    setCookie('locale', 'en');
    await fail({ error: new ApiError({ statusCode: 401 }) });
    expect(snackbar()).toHaveTextContent('Please log in.');
    await waitFor(() => expect(readCookie('loggedIn')).toBeNull());
    expect(readCookie('locale')).toBe('en');
  });
});
