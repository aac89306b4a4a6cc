import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ApiError, SessionExpired } from '../api/api-error';
import { setCookie, readCookie } from '../config/cookies';
import { renderPart, signIn } from '../testing/render-app';
import { type FailureCases, useFailureReport } from './useFailureReport';

interface PlaceProps {
  error: unknown;
  cases?: FailureCases;
  /** The fields of the form; without any there is no form. */
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
    ['a response without details', new ApiError({ statusCode: 400 })],
    ['a server error', new ApiError({ statusCode: 500 })],
    ['an unexpected code', new ApiError({ statusCode: 400, errorCode: 'E0101' })],
    ['a network error', new TypeError('fetch')],
  ])('is unknown by default: %s', async (_what, error) => {
    await fail({ error });
    expect(snackbar()).toHaveTextContent('Something went wrong.');
  });

  it.each([
    [413, /more than can be sent at once/],
    [429, /Too many attempts/],
    [503, /heavy traffic or are under maintenance/],
    [500, /Something went wrong/],
  ])('is shown above the form: %i', async (statusCode, words) => {
    await fail({ error: new ApiError({ statusCode }), fields: [] });
    expect(form()).toHaveTextContent(words);
    expect(snackbar()).toBeEmptyDOMElement();
  });

  it('mentions the size without a form as well, despite a case for all others', async () => {
    const cases: FailureCases = { other: { message: 'FAILED_TO_SORT_LINKS' } };
    await fail({ error: new ApiError({ statusCode: 413 }), cases });
    expect(snackbar()).toHaveTextContent('The file is too large.');
  });

  it.each([
    ['fileSizeOver', /The file is too large/],
    ['storageFull', /run out of storage/],
  ] as const)('says what was too large if the server names it: %s', async (errorCode, words) => {
    await fail({ error: new ApiError({ statusCode: 413, errorCode }), fields: [] });
    expect(form()).toHaveTextContent(words);
  });

  it('uses the operation’s case for its code before its status', async () => {
    const cases: FailureCases = {
      403: { message: 'FAILED_TO_SNS_CREATE' },
      E0101: { message: 'FAILED_TO_SNS_GET' },
      E0102: { message: 'UNAUTHORIZED_SNS_CONTENTS' },
    };
    await fail({ error: new ApiError({ statusCode: 403, errorCode: 'E0102' }), cases });
    expect(snackbar()).toHaveTextContent('Only posts from your linked accounts can be added.');
  });

  it('uses the operation’s case for its status if the code has none', async () => {
    await fail({
      error: new ApiError({ statusCode: 403 }),
      cases: { 403: { message: 'FAILED_TO_SNS_CREATE' }, E0101: { message: 'FAILED_TO_SNS_GET' } },
    });
    expect(snackbar()).toHaveTextContent('We could not link the account.');
  });

  it.each([400, 429, 500, 503])('uses the operation’s case for all others: %i', async (statusCode) => {
    const cases: FailureCases = {
      404: { message: 'FAILED_TO_GET_LINKS' },
      other: { message: 'FAILED_TO_SORT_LINKS' },
    };
    await fail({ error: new ApiError({ statusCode }), cases });
    expect(snackbar()).toHaveTextContent('We could not reorder the links.');
  });

  it('keeps its own text above a form, despite a case for all others', async () => {
    const cases: FailureCases = { other: { notice: 'Not added.' } };
    await fail({ error: new ApiError({ statusCode: 503 }), cases, fields: [] });
    expect(form()).toHaveTextContent(/heavy traffic or are under maintenance/);
  });

  it('redirects to the login after the session has expired, despite a case for all others', async () => {
    signIn();
    const cases: FailureCases = { other: { notice: 'Not added.' } };
    await fail({ error: new ApiError({ statusCode: 401 }), cases, fields: [] });
    await waitFor(() => expect(readCookie('loggedIn')).toBeNull());
    expect(form()).toBeEmptyDOMElement();
  });

  it('can have several outcomes', async () => {
    let led = false;
    const outcome = { message: 'UNAUTHORIZED', notice: 'Burnt.', then: () => (led = true) } as const;
    await fail({ error: new ApiError({ statusCode: 401 }), cases: { 401: outcome }, fields: [] });
    expect(snackbar()).toHaveTextContent(/could not verify/);
    expect(form()).toHaveTextContent('Burnt.');
    expect(led).toBe(true);
  });

  it('is shown at its field only', async () => {
    await fail({
      error: new ApiError({ statusCode: 400, errorCode: 'E0203', fields: [FIELD] }),
      fields: ['displayId'],
    });
    expect(form()).toHaveTextContent('displayId: E0203');
    expect(snackbar()).toBeEmptyDOMElement();
  });

  it('is shown at its field in addition to the operation’s case', async () => {
    await fail({
      error: new ApiError({ statusCode: 400, errorCode: 'E0203', fields: [FIELD] }),
      cases: { E0203: { message: 'REGISTERED_ACCOUNT_ID' } },
      fields: ['displayId'],
    });
    expect(form()).toHaveTextContent('displayId: E0203');
    expect(snackbar()).toHaveTextContent('This display ID is already taken.');
  });

  it('is unknown if its fields belong to another form', async () => {
    await fail({
      error: new ApiError({ statusCode: 400, errorCode: 'E0203', fields: [FIELD] }),
      fields: ['email'],
    });
    expect(form()).toHaveTextContent(/Something went wrong/);
  });

  it('redirects to the login after the session has expired, despite a case for 401', async () => {
    signIn();
    const cases: FailureCases = { 401: { message: 'UNAUTHORIZED', notice: 'Burnt.' } };
    await fail({ error: new SessionExpired(), cases, fields: [] });
    expect(snackbar()).toHaveTextContent('Please log in.');
    await waitFor(() => expect(readCookie('loggedIn')).toBeNull());
    expect(form()).toBeEmptyDOMElement();
  });

  it('redirects to the login after the session has expired and deletes its cookies', async () => {
    signIn();
    setCookie('locale', 'en');
    await fail({ error: new ApiError({ statusCode: 401 }) });
    expect(snackbar()).toHaveTextContent('Please log in.');
    await waitFor(() => expect(readCookie('loggedIn')).toBeNull());
    expect(readCookie('locale')).toBe('en');
  });
});
