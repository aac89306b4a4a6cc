import { LIMITS } from '@hitohira/backend/rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { enterStep, readFlow } from '../../config/flows';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';

const OUTLINE = 'Company or organisation:\nYour name:\nPhone:\nSubject:\n';

const type = () => screen.getByRole('combobox', { name: 'Topic' });
const name = () => screen.getByRole('textbox', { name: /^Your name/ });
const email = () => screen.getByRole('textbox', { name: /^E-mail address/ });
const content = () => screen.getByRole('textbox', { name: 'Your message' });
const agree = () => screen.getByRole('checkbox', { name: 'I agree to the privacy policy.' });
const next = () => screen.getByRole('button', { name: 'Review your message' });
const send = () => screen.getByRole('button', { name: 'Send' });
const offered = () =>
  within(type())
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value);

type User = Awaited<ReturnType<typeof openPage>>['user'];

/** Fills in all required fields. */
async function fillIn(user: User, { about = 'SERVICE', words = 'How does it work?' } = {}) {
  await user.selectOptions(type(), about);
  await user.type(name(), 'Hana');
  await user.clear(email());
  await user.type(email(), 'hana@example.com');
  await user.type(content(), words);
  await user.click(agree());
}

/** Fills in the form and opens the confirmation step. */
async function toConfirmation(address = '/contact') {
  const page = await openPage(address);
  await fillIn(page.user);
  await page.user.click(next());
  await screen.findByRole('heading', { name: 'Review your message' });
  return page;
}

describe('the contact form', () => {
  it('offers visitors their contact types', async () => {
    await openPage('/contact');
    expect(offered()).toEqual(['', 'SERVICE', 'OPERATION', 'REPORT', 'HITOHIRA_MAG', 'OTHER']);
    expect(email()).toHaveValue('');
  });

  it('offers more to signed-in accounts, and prefills their address', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount({ email: 'hanako@example.com' })));
    await openPage('/contact');
    await waitFor(() => expect(email()).toHaveValue('hanako@example.com'));
    expect(offered()).toEqual([
      '',
      'SERVICE',
      'OPERATION',
      'AFFILIATE',
      'REPORT',
      'CORPORATION',
      'HITOHIRA_MAG',
      'OTHER',
    ]);
  });

  it('treats an expired session as a visitor', async () => {
    signIn();
    const calls = onCall('get', '/accounts/me', refuses(401));
    await openPage('/contact');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(offered()).not.toContain('CORPORATION');
    expect(screen.getByRole('heading', { name: 'Contact us' })).toBeInTheDocument();
  });

  it('inserts an outline for companies, and removes it with the choice', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { user } = await openPage('/contact');
    await waitFor(() => expect(offered()).toContain('CORPORATION'));
    await user.selectOptions(type(), 'CORPORATION');
    expect(content()).toHaveValue(OUTLINE);
    await user.type(content(), 'A shop');
    await user.selectOptions(type(), 'OTHER');
    expect(content()).toHaveValue('');
    await user.selectOptions(type(), 'CORPORATION');
    expect(content()).toHaveValue(OUTLINE);
    await user.selectOptions(type(), 'SERVICE');
    expect(content()).toHaveValue('');
  });

  it.each([
    ['inserts the outline above existing text', 'My own words', `${OUTLINE}My own words`],
    [
      'inserts the outline if the message just fits the limit',
      'x'.repeat(LIMITS.contact.content - OUTLINE.length),
      OUTLINE + 'x'.repeat(LIMITS.contact.content - OUTLINE.length),
    ],
    [
      'omits the outline if the message would exceed the limit',
      'x'.repeat(LIMITS.contact.content - OUTLINE.length + 1),
      'x'.repeat(LIMITS.contact.content - OUTLINE.length + 1),
    ],
    ['treats a blank line as no text', ' \n', OUTLINE],
  ])('%s', async (_what, words, whole) => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { user } = await openPage('/contact');
    await waitFor(() => expect(offered()).toContain('CORPORATION'));
    await user.click(content());
    await user.paste(words);
    await user.selectOptions(type(), 'CORPORATION');
    expect(content()).toHaveValue(whole);
    await user.selectOptions(type(), 'OTHER');
    expect(content()).toHaveValue('');
  });

  it('removes the outline of a draft if the URL requests another type', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { user, unmount } = await openPage('/contact');
    await waitFor(() => expect(offered()).toContain('CORPORATION'));
    await user.selectOptions(type(), 'CORPORATION');
    await user.type(content(), 'A shop');
    unmount();
    await openPage('/contact?contactType=OTHER');
    await waitFor(() => expect(type()).toHaveValue('OTHER'));
    expect(content()).toHaveValue('');
    // A choice by the user still inserts it.
    await user.selectOptions(type(), 'CORPORATION');
    await waitFor(() => expect(content()).toHaveValue(OUTLINE));
    expect(type()).toHaveValue('CORPORATION');
  });

  it('shows field errors and focuses the first one', async () => {
    const { user } = await openPage('/contact');
    await user.click(next());
    expect(await screen.findByText('Choose a topic.')).toBeInTheDocument();
    for (const words of ['Enter your name.', 'Enter your message.']) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(email()).toHaveAccessibleDescription(/Enter your e-mail address/);
    expect(agree()).toHaveAccessibleDescription(/You need to agree to the privacy policy/);
    expect(type()).toHaveFocus();
    expect(readFlow('contact')).toBeNull();
  });

  it.each([
    ['a name that is too long', () => name(), 'x'.repeat(LIMITS.contact.name + 1), /up to 50/],
    ['an address with non-Latin letters', () => email(), '花@example.com', /such as name@example.com/],
    ['an address that is too long', () => email(), `${'x'.repeat(250)}@example.com`, /up to 256/],
    ['a message that is too long', () => content(), 'x'.repeat(LIMITS.contact.content + 1), /up to 500/],
  ])('rejects %s', async (_what, field, words, mistake) => {
    const { user } = await openPage('/contact');
    await user.click(field());
    await user.paste(words);
    await user.tab();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(mistake));
  });

  it('counts the length of the message', async () => {
    const { user } = await openPage('/contact');
    expect(screen.getByText('0 / 500')).toBeInTheDocument();
    await user.type(content(), '花 花');
    expect(screen.getByText('3 / 500')).toBeInTheDocument();
    expect(screen.getByText('3 of 500 characters')).toBeInTheDocument();
  });

  it('requires only a message for a report', async () => {
    const { user, path } = await openPage('/contact?contactType=REPORT&about=content%3A12');
    await waitFor(() => expect(type()).toHaveValue('REPORT'));
    expect(screen.getByText('Reporting: a post (number 12)')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your name (optional)' })).toBeInTheDocument();
    await user.type(content(), 'This is mine.');
    await user.click(agree());
    await user.click(next());
    await screen.findByRole('heading', { name: 'Review your message' });
    expect(path()).toBe('/contact/confirm');
    const calls = onCall('post', '/contact', answersNothing());
    await user.click(send());
    await screen.findByRole('heading', { name: 'We received your message' });
    expect(calls.map(({ body }) => body)).toEqual([
      { contactType: 'REPORT', content: 'This is mine.', about: 'content:12' },
    ]);
    expect(screen.getByText(/Thank you for your report/)).toBeInTheDocument();
  });

  it.each([
    'contactType=NONSENSE&about=content:1',
    'contactType=REPORT&about=javascript:alert(1)',
    'contactType=CORPORATION',
  ])('ignores invalid parameters: %s', async (query) => {
    await openPage(`/contact?${query}`);
    await waitFor(() => expect(type()).toHaveValue(query.includes('REPORT') ? 'REPORT' : ''));
    expect(screen.queryByText(/Reporting/)).not.toBeInTheDocument();
  });

  it('keeps the draft over a reload', async () => {
    const { user, unmount } = await openPage('/contact');
    await user.selectOptions(type(), 'OTHER');
    await user.type(content(), 'Half a sentence');
    unmount();
    await openPage('/contact');
    await waitFor(() => expect(content()).toHaveValue('Half a sentence'));
    expect(type()).toHaveValue('OTHER');
    expect(screen.getByRole('button', { name: 'Discard' })).toBeInTheDocument();
  });
});

describe('the draft of a report', () => {
  const open = async (query: string) => {
    const page = await openPage(`/contact${query}`);
    if (query !== '') await waitFor(() => expect(type()).toHaveValue('REPORT'));
    return page;
  };
  const OF_TWELVE = '?contactType=REPORT&about=content%3A12';
  const OF_THIRTEEN = '?contactType=REPORT&about=content%3A13';

  it('is separate per subject', async () => {
    const first = await open(OF_TWELVE);
    await first.user.type(content(), 'This is mine.');
    first.unmount();
    for (const other of [OF_THIRTEEN, '', '?contactType=REPORT']) {
      const { unmount } = await open(other);
      expect(content()).toHaveValue('');
      unmount();
    }
    await open(OF_TWELVE);
    await waitFor(() => expect(content()).toHaveValue('This is mine.'));
  });

  it('is restored on the way back and deleted after sending', async () => {
    const { user, path } = await open(OF_TWELVE);
    await fillIn(user, { about: 'OTHER', words: 'A question about it.' });
    await user.click(next());
    await screen.findByRole('heading', { name: 'Review your message' });
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(path()).toBe('/contact?contactType=REPORT&about=content%3A12'));
    await waitFor(() => expect(content()).toHaveValue('A question about it.'));
    expect(type()).toHaveValue('OTHER');
    await user.click(next());
    await screen.findByRole('heading', { name: 'Review your message' });
    const calls = onCall('post', '/contact', answersNothing());
    await user.click(send());
    await screen.findByRole('heading', { name: 'We received your message' });
    // It is not sent as a report any more.
    expect(calls.map(({ body }) => body)).toEqual([
      { contactType: 'OTHER', name: 'Hana', email: 'hana@example.com', content: 'A question about it.' },
    ]);
    expect(JSON.stringify(Object.values(window.sessionStorage))).not.toContain('A question');
  });
});

describe('the confirmation step', () => {
  it('shows the message as sent, and sends it once for two clicks', async () => {
    const { user, path } = await toConfirmation();
    for (const words of ['Using the service', 'Hana', 'hana@example.com', 'How does it work?'])
      expect(screen.getByText(words)).toBeInTheDocument();
    const sent = answersLater();
    const calls = onCall('post', '/contact', sent.answer);
    await user.dblClick(send());
    expect(await screen.findByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
    sent.release();
    await screen.findByRole('heading', { name: 'We received your message' });
    expect(path()).toBe('/contact/complete');
    expect(calls.map(({ body }) => body)).toEqual([
      { contactType: 'SERVICE', name: 'Hana', email: 'hana@example.com', content: 'How does it work?' },
    ]);
    expect(screen.getByText(/will reply to hana@example.com/)).toBeInTheDocument();
  });

  it('sends it once, even if clicked again during the navigation', async () => {
    const { router } = await toConfirmation();
    const calls = onCall('post', '/contact', answersNothing());
    const form = send().closest('form')!;
    let pressed = false;
    router.subscribe(({ navigation }) => {
      if (pressed || navigation.state !== 'loading') return;
      pressed = true;
      // Once the call has settled.
      setTimeout(() => fireEvent.submit(form));
    });
    fireEvent.submit(form);
    await screen.findByRole('heading', { name: 'We received your message' });
    expect(pressed).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('leads back to the draft, and forward again without another agreement', async () => {
    const { user, path } = await toConfirmation();
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(path()).toBe('/contact'));
    await waitFor(() => expect(content()).toHaveValue('How does it work?'));
    expect([type(), name(), email()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'SERVICE',
      'Hana',
      'hana@example.com',
    ]);
    expect(agree()).toBeChecked();
    await user.click(next());
    await screen.findByRole('heading', { name: 'Review your message' });
  });

  it('deletes everything after sending', async () => {
    const { user, goTo } = await toConfirmation();
    onCall('post', '/contact', answersNothing());
    await user.click(send());
    await screen.findByRole('heading', { name: 'We received your message' });
    await goTo('/contact');
    await screen.findByRole('heading', { name: 'Contact us' });
    expect([type(), name(), email(), content()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(agree()).not.toBeChecked();
    expect(JSON.stringify(Object.values(window.sessionStorage))).not.toContain('How does it work?');
  });

  it.each([
    [400, /Please edit it and try again/],
    [404, /has already been removed/],
    [429, /Too many attempts/],
    [503, /We are experiencing heavy traffic or are under maintenance/],
    [500, /Something went wrong/],
  ])('explains a %i and can be retried', async (status, words) => {
    const { user } = await toConfirmation();
    onCall('post', '/contact', refuses(status));
    await user.click(send());
    expect(await screen.findByText(words)).toBeInTheDocument();
    onCall('post', '/contact', answersNothing());
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'We received your message' })).toBeInTheDocument();
  });

  it('leads to the form if storage holds no message', async () => {
    enterStep('contact', 'confirm', {});
    await openPage('/contact/confirm');
    expect(screen.getByText(/Please write it again/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/contact');
  });

  it('ends the flow on the way to the front page', async () => {
    enterStep('contact', 'complete', { email: 'hana@example.com' });
    const { user } = await openPage('/contact/complete');
    await user.click(screen.getByRole('link', { name: 'Go to home page' }));
    expect(readFlow('contact')).toBeNull();
  });
});
