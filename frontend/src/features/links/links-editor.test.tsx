import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type Link } from '../../api/generated/model/link';
import { saveDraft } from '../../config/drafts';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { aPlace } from '../../testing/blocks';
import { LINK_TYPE_LIST } from '../../testing/link-types';
import { aLink, aLinkDetail, aLinkList, aPicture, someLinks } from '../../testing/links';
import { aFile, mockPictureApis } from '../../testing/picture-files';
import { openPage, renderPart, signIn } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';
import { LinksEditor } from './LinksEditor';

const { jest } = import.meta;

const LINKS = '/links/accounts/hanako.sato';
const { accountId: ACCOUNT_ID } = anOwnAccount();

/** Responds page by page like the server, with smaller pages on request. */
function hasLinks(links: readonly Link[], part?: number) {
  return onCall('get', LINKS, ({ request }) => {
    const { searchParams } = new URL(request.url);
    return HttpResponse.json(
      aLinkList(links, Number(searchParams.get('offset')), part ?? Number(searchParams.get('limit'))),
    );
  });
}

const NAMESPACES = ['linkEditor', 'blocks', 'studio', 'pictures', 'errors'] as const;

/** URLs handed over because they are more than links. */
const elsewhere = jest.fn<undefined, [string, object]>();

/** The other URLs of a paste. */
const more = jest.fn<undefined, [readonly string[]]>();

/** Renders only the block. */
async function openEditor(links: readonly Link[] = someLinks(3), part?: number) {
  hasLinks(links, part);
  const page = await renderPart(
    <LinksEditor
      accountId={ACCOUNT_ID}
      displayId="hanako.sato"
      place={aPlace({ title: 'Links' })}
      onElsewhere={elsewhere}
      onMore={more}
    />,
    NAMESPACES,
  );
  await screen.findByText(`${String(links.length)} of up to 100`);
  return page;
}

/** Opens the whole page. */
async function openEditPage(links: readonly Link[], account = anOwnAccount()) {
  signIn();
  onCall('get', '/accounts/me', answers(account));
  hasLinks(links);
  const page = await openPage('/profile/hanako.sato/edit');
  await screen.findByText(`${String(links.length)} of up to 100`);
  return page;
}

/** Opens the dialog in which a link is scheduled. */
async function openSchedule(overrides: Partial<Link> = {}) {
  const { user } = await openEditor(someLinks(1).map((link) => ({ ...link, ...overrides })));
  await user.click(screen.getByRole('button', { name: 'Actions for “Link 1”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Visibility and schedule' }));
  return user;
}

/** Pastes a text into a field. */
async function enter(
  user: Awaited<ReturnType<typeof openEditor>>['user'],
  field: HTMLElement,
  words: string,
) {
  await user.click(field);
  await user.paste(words);
}

const block = () => screen.getByRole('region', { name: 'Links' });
const openers = () => screen.queryAllByRole('button', { name: /^Edit “/ });
const names = () => openers().map((row) => row.getAttribute('aria-label')?.slice('Edit “'.length, -1));
const titles = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Link ${String(from + index)}`);
/** The same for long lists of numbered links. */
const shown = () => screen.getAllByText(/^Link \d+$/).map(({ textContent }) => textContent);
const dialog = (name: string) => screen.getByRole('dialog', { name });

describe('the links block of the studio', () => {
  it('lists links with name, type and destination', async () => {
    await openEditor([
      aLink({ linkId: 1, details: [aLinkDetail({ title: 'Shop', url: 'https://www.example.com/shop' })] }),
      aLink({ linkId: 2, details: [aLinkDetail({ title: null, text: 'Only words', url: null })] }),
      aLink({
        linkId: 3,
        linkTypeName: 'image_3',
        details: ['a', 'b', 'c'].map((host) =>
          aLinkDetail({ title: host, url: `https://${host}.example`, picture: aPicture() }),
        ),
      }),
      aLink({
        linkId: 4,
        details: [aLinkDetail({ title: 'Write', url: 'mailto:hana@example.com?subject=Hi' })],
      }),
      aLink({ linkId: 5, details: [aLinkDetail({ title: 'Call', url: 'tel:03-1234-5678' })] }),
    ]);
    expect(names()).toEqual(['Shop', 'Only words', 'a', 'Write', 'Call']);
    const [shop, words, three, write, call] = openers().map((opener) => opener.closest('li'));
    expect(shop).toHaveTextContent('example.com · Text');
    expect(words).toHaveTextContent('No URL · Text');
    expect(three).toHaveTextContent('a.example 2 more · Three images');
    expect(three!.querySelectorAll('img')).toHaveLength(3);
    expect(write).toHaveTextContent('hana@example.com · Text');
    expect(call).toHaveTextContent('03-1234-5678 · Text');
  });

  it('shows the links in the preview', async () => {
    await openEditPage(someLinks(2));
    const preview = screen.getByRole('group', { name: 'Preview' });
    expect(await within(preview).findByRole('link', { name: 'Link 2' })).toBeInTheDocument();
    // The preview is not a second region with that name.
    expect(screen.getAllByRole('region', { name: 'Links' })).toEqual([block()]);
  });

  it('says that a link is hidden once the browser is online again', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { user } = await openEditor();
    const hiding = onCall('patch', '/links/2', answers({ ...someLinks(2)[1]!, visibility: 'hidden' }));
    act(() => onlineManager.setOnline(false));
    try {
      await user.click(screen.getByRole('switch', { name: 'Show “Link 2”' }));
      expect(
        await screen.findByText('You are offline. Your changes will be saved when you reconnect.'),
      ).toBeInTheDocument();
      expect(hiding).toHaveLength(0);
    } finally {
      act(() => onlineManager.setOnline(true));
    }
    expect(await screen.findByText('“Link 2” is now hidden.')).toBeInTheDocument();
  });

  it('hides a link with one click, with a message, and undoes it', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { user } = await openEditor();
    const row = screen.getByRole('switch', { name: 'Show “Link 2”' });
    expect(row).toBeChecked();
    const hiding = onCall('patch', '/links/2', answers({ ...someLinks(2)[1]!, visibility: 'hidden' }));
    await user.click(row);
    await waitFor(() => expect(row).not.toBeChecked());
    expect(await screen.findByText('“Link 2” is now hidden.')).toBeInTheDocument();
    expect(await within(block()).findByText('Hidden')).toBeInTheDocument();
    expect(hiding.map(({ body }) => body)).toEqual([{ visibility: 'hidden' }]);
    const showing = onCall('patch', '/links/2', answers(someLinks(2)[1]!));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(row).toBeChecked());
    expect(showing.map(({ body }) => body)).toEqual([{ visibility: 'public' }]);
  });

  it('schedules a link in the time zone of the account', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const user = await openSchedule();
    const from = await screen.findByLabelText('Show from (Japan Standard Time)');
    fireEvent.change(from, { target: { value: '2099-12-12T09:00' } });
    const visibleFrom = '2099-12-12T00:00:00.000Z';
    const calls = onCall('patch', '/links/1', answers({ ...someLinks(1)[0]!, visibleFrom }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // Includes the time zone if that of this machine differs.
    expect(await screen.findByText(/^From Dec 12, 2099, 09:00( GMT\+9)?$/)).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { visibility: 'public', visibleFrom, visibleUntil: null },
    ]);
  });

  it('leaves the seconds of times that are not changed', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const times = { visibleFrom: '2098-01-31T09:30:10.000Z', visibleUntil: '2098-01-31T09:30:50.000Z' };
    const user = await openSchedule(times);
    const calls = onCall('patch', '/links/1', answers({ ...someLinks(1)[0]!, ...times }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ visibility: 'public', ...times }]));
  });

  it('rejects a time in another century at its field', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const user = await openSchedule();
    const until = await screen.findByLabelText('Show until (Japan Standard Time)');
    fireEvent.change(until, { target: { value: '2150-12-12T09:00' } });
    const calls = onCall('patch', '/links/1', answers(someLinks(1)[0]!));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(until).toHaveAccessibleDescription('Enter a date from 2000 to 2099.');
    expect(until).toHaveFocus();
    expect(calls).toEqual([]);
    fireEvent.change(until, { target: { value: '2098-12-12T09:00' } });
    expect(until).toHaveAccessibleDescription('');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('shows the end of a schedule', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    await openEditor([aLink({ visibleUntil: '2098-01-31T09:30:00.000Z' })]);
    expect(within(block()).getByText(/^Until Jan 31, 2098, 18:30( GMT\+9)?$/)).toBeInTheDocument();
  });

  it('says so in the time zone of an account elsewhere', async () => {
    const account = anOwnAccount({ timeZone: 'America/New_York' });
    await openEditPage([aLink({ visibleUntil: '2098-01-31T09:30:00.000Z' })], account);
    expect(await screen.findByText(/^Until Jan 31, 2098, 04:30( (GMT-5|EST))?$/)).toBeInTheDocument();
  });

  it('says from when and until when visitors will see it', async () => {
    const schedule = { visibleFrom: '2098-01-31T09:30:00.000Z', visibleUntil: '2098-02-28T09:30:00.000Z' };
    await openEditPage([aLink(schedule)], anOwnAccount());
    expect(await screen.findByText(/^From Jan 31, 2098, .* until Feb 28, 2098, /)).toBeInTheDocument();
  });

  it('shows the start of the schedule when a link is switched on before it', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const link = aLink({ visibility: 'hidden', visibleFrom: '2098-01-31T09:30:00.000Z' });
    const { user } = await openEditor([link]);
    onCall('patch', '/links/1', answers({ ...link, visibility: 'public' }));
    await user.click(screen.getByRole('switch'));
    expect(
      await screen.findByText(/^“今月の花束” will be shown from Jan 31, 2098, 18:30( GMT\+9)?\.$/),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('reports an ended schedule when a link is switched on, and offers to change it', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const link = aLink({ visibility: 'hidden', visibleUntil: '2026-01-31T09:30:00.000Z' });
    const { user } = await openEditor([link]);
    onCall('patch', '/links/1', answers({ ...link, visibility: 'public' }));
    await user.click(screen.getByRole('switch'));
    expect(await screen.findByText('“今月の花束” is not shown: its schedule has ended.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change times' }));
    const dialog = await screen.findByRole('dialog', { name: 'Visibility of “今月の花束”' });
    expect(within(dialog).getByRole('radio', { name: 'Public' })).toBeChecked();
    expect(within(dialog).getByLabelText('Show until (Japan Standard Time)')).toHaveValue('2026-01-31T18:30');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('switch')).toHaveFocus());
  });

  it('reports an ended schedule when it is saved', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const user = await openSchedule();
    const until = await screen.findByLabelText('Show until (Japan Standard Time)');
    fireEvent.change(until, { target: { value: '2026-01-31T18:30' } });
    onCall('patch', '/links/1', answers(someLinks(1)[0]!));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/ is not shown: its schedule has ended\.$/)).toBeInTheDocument();
  });

  it.each([
    ['published', 'public', ['Public', 'Hidden']],
    ['hidden', 'hidden', ['Public', 'Hidden']],
    ['a draft', 'draft', ['Public', 'Draft']],
  ] as const)('lets a link that is %s become only what it can be', async (_what, visibility, choices) => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    await openSchedule({ visibility });
    const dialog = await screen.findByRole('dialog', { name: 'Visibility of “Link 1”' });
    const radios = within(dialog).getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(choices);
  });

  it.each([
    ['a choice', () => fireEvent.click(screen.getByRole('radio', { name: 'Hidden' }))],
    [
      'a time',
      () =>
        fireEvent.change(screen.getByLabelText('Show from (Japan Standard Time)'), {
          target: { value: '2027-02-24T14:24' },
        }),
    ],
  ])('asks before %s in the visibility dialog is lost', async (_what, change) => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const user = await openSchedule();
    await screen.findByLabelText('Show from (Japan Standard Time)');
    change();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('explains itself when it is empty, and offers to add the first link', async () => {
    const { user } = await openEditor([]);
    expect(within(block()).getByRole('heading', { name: 'No links yet' })).toBeInTheDocument();
    const importing = within(block()).getByRole('link', { name: 'Import from another service' });
    expect(importing).toHaveAttribute('href', expect.stringMatching(/\/settings\/account#your-data$/));
    await user.click(screen.getByRole('button', { name: 'Add your first link' }));
    expect(await screen.findByRole('dialog', { name: 'Add a link' })).toBeInTheDocument();
  });

  it('loads twenty links at a time and moves the focus to the first new one', async () => {
    const { user } = await openEditor(someLinks(45));
    expect(shown()).toEqual(titles(1, 20));
    const calls = hasLinks(someLinks(45));
    await user.click(screen.getByRole('button', { name: 'Show more (25 left)' }));
    await waitFor(() => expect(shown()).toEqual(titles(1, 40)));
    expect(openers()[20]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show more (5 left)' }));
    await waitFor(() => expect(shown()).toEqual(titles(1, 45)));
    expect(within(block()).queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
    expect(calls.map(({ query }) => query.toString())).toEqual(['limit=20&offset=20', 'limit=20&offset=40']);
  });

  it('shows a message when loading fails, and loads at a retry', async () => {
    onCall('get', LINKS, refuses(500));
    const { user } = await renderPart(
      <LinksEditor accountId={ACCOUNT_ID} displayId="hanako.sato" place={aPlace({ title: 'Links' })} />,
      NAMESPACES,
    );
    expect(await screen.findByText('We could not load the links.')).toBeInTheDocument();
    expect(screen.getByText('Your links could not be loaded.')).toBeInTheDocument();
    hasLinks(someLinks(2));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(names()).toEqual(titles(1, 2)));
  });

  it('keeps the loaded links when the next page fails', async () => {
    const { user } = await openEditor(someLinks(21));
    onCall('get', LINKS, refuses(500));
    await user.click(screen.getByRole('button', { name: 'Show more (1 left)' }));
    expect(await screen.findByText('We could not load the links.')).toBeInTheDocument();
    expect(shown()).toEqual(titles(1, 20));
    expect(screen.getByRole('button', { name: 'Show more (1 left)' })).toBeInTheDocument();
  });

  it('offers sorting for at least two links', async () => {
    const { user, unmount } = await openEditor(someLinks(1));
    await user.click(screen.getByRole('button', { name: 'Link actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Reorder links' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    unmount();
    const page = await openEditPage(someLinks(2));
    await page.user.click(screen.getByRole('button', { name: 'Link actions' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Reorder links' }));
    await waitFor(() => expect(page.path()).toBe('/profile/edit/links-order'));
  });

  it('leads from its menu to the import of links', async () => {
    mockSettingsCalls();
    const page = await openEditPage(someLinks(1));
    await page.user.click(screen.getByRole('button', { name: 'Link actions' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Import from another service' }));
    await waitFor(() => expect(page.path()).toBe('/settings/account'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your data' })).toHaveFocus());
  });

  it('does not offer to add links when there are a hundred', async () => {
    onCall('get', LINKS, answers({ results: someLinks(1), total: 100, nextOffset: 20 }));
    await renderPart(
      <LinksEditor accountId={ACCOUNT_ID} displayId="hanako.sato" place={aPlace({ title: 'Links' })} />,
      NAMESPACES,
    );
    expect(await screen.findByText(/You can have up to 100 links\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a link' })).not.toBeInTheDocument();
  });
});

describe('adding a link', () => {
  async function openForm(links: readonly Link[] = someLinks(2)) {
    const page = await openEditor(links);
    await page.user.click(screen.getByRole('button', { name: 'Add a link' }));
    await screen.findByRole('radio', { name: 'Text' });
    const field = (name: string) =>
      within(dialog('Add a link')).getByLabelText(name, { exact: true, selector: ':not([type=radio])' });
    const send = () => page.user.click(within(dialog('Add a link')).getByRole('button', { name: 'Add' }));
    return { ...page, field, send };
  }

  const preview = () => screen.getByRole('region', { name: 'Preview', hidden: false });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'Add it as a post'],
    ['https://item.rakuten.co.jp/hana/scissors/', 'Add it as an item'],
  ])('hands over %s with the other input', async (address, name) => {
    elsewhere.mockClear();
    const { user, field } = await openForm();
    await enter(user, field('Title'), 'My title');
    await enter(user, field('Text'), 'My words');
    await enter(user, field('URL'), address);
    await user.click(await within(dialog('Add a link')).findByRole('button', { name }));
    expect(elsewhere.mock.calls).toEqual([[address, { title: 'My title', text: 'My words' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the other parts of a link when it hands one over', async () => {
    elsewhere.mockClear();
    const { user } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'Three images' }));
    const part = (number: number) =>
      within(within(dialog('Add a link')).getByRole('group', { name: `Image ${String(number)}` }));
    await enter(user, part(1).getByLabelText('Title'), 'Stays');
    await enter(user, part(2).getByLabelText('URL'), 'https://youtu.be/dQw4w9WgXcQ');
    await user.click(await part(2).findByRole('button', { name: 'Add it as a post' }));
    expect(elsewhere).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/^That URL is now in the list/)).toBeInTheDocument();
    expect(part(1).getByLabelText('Title')).toHaveValue('Stays');
    expect(part(2).getByLabelText('URL')).toHaveValue('');
  });

  it('offers the server’s five types and the fields of each', async () => {
    const { user } = await openForm();
    const fields = () =>
      within(dialog('Add a link'))
        .getAllByLabelText(/^(?:Image|Title|Text|URL)$/)
        .filter((element) => element.getAttribute('type') !== 'radio')
        .map((element) => element.getAttribute('name')?.replace('details.', ''));
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Text',
      'One image',
      'Three images',
      'Four images',
      'Image and text',
    ]);
    expect(screen.getByRole('radio', { name: 'Text' })).toBeChecked();
    expect(fields()).toEqual(['0.url', '0.title', '0.text']);
    await user.click(screen.getByRole('radio', { name: 'Three images' }));
    expect(screen.getAllByRole('group', { name: /^Image \d$/ })).toHaveLength(3);
    expect(document.querySelectorAll('input[type=file][aria-labelledby]')).not.toHaveLength(0);
    expect(screen.getAllByText('0 of 12 characters')).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: 'Image and text' }));
    expect(screen.getByText('0 of 100 characters')).toBeInTheDocument();
  });

  it('sends the input and shows the link first', async () => {
    const { user, field, send } = await openForm();
    const added = aLink({
      linkId: 50,
      details: [aLinkDetail({ title: 'Atelier', url: 'https://example.com/a' })],
    });
    const calls = onCall('post', '/links', () => HttpResponse.json(added, { status: 201 }));
    await enter(user, field('Title'), ' Atelier ');
    await enter(user, field('URL'), 'example.com/a');
    expect(await within(preview()).findByText('Atelier')).toBeInTheDocument();
    await send();
    expect(await screen.findByText('Link added.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        linkTypeId: 1,
        details: [{ title: 'Atelier', url: 'https://example.com/a' }],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names()).toEqual(['Atelier', 'Link 1', 'Link 2']);
    expect(screen.getByText('3 of up to 100')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a link' })).toHaveFocus();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('saves the input once as a draft, which is marked in the list', async () => {
    const { user, field } = await openForm();
    const draft = aLink({
      linkId: 50,
      visibility: 'draft',
      details: [aLinkDetail({ title: 'Atelier', url: 'https://example.com/a' })],
    });
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const { answer, release } = answersLater(draft);
    const calls = onCall('post', '/links', answer);
    const dialog = screen.getByRole('dialog');
    const save = within(dialog).getByRole('button', { name: 'Save as draft' });
    await user.click(save);
    expect(await within(dialog).findByText('Enter a title or some text.')).toBeInTheDocument();
    await enter(user, field('Title'), 'Atelier');
    await enter(user, field('URL'), 'example.com/a');
    await user.dblClick(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    expect(within(dialog).queryByText('Adding')).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('Saved as a draft.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        linkTypeId: 1,
        visibility: 'draft',
        details: [{ title: 'Atelier', url: 'https://example.com/a' }],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Draft')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Show “Atelier”' })).not.toBeChecked();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('fills in the preview of the page, and sends its picture by name', async () => {
    onCall(
      'post',
      '/link-previews',
      answers({
        url: 'https://example.com/a',
        kind: 'link',
        provider: null,
        mall: null,
        title: 'The most beautiful bouquets of the whole town',
        description: 'Fresh every day',
        picture: {
          imageFileName: 'read.webp',
          width: 640,
          height: 480,
          usableUntil: '2026-12-01T00:00:00.000Z',
          dataUrl: 'data:image/webp;base64,UklGRhoAAABXRUJQ',
        },
      }),
    );
    const calls = onCall('post', '/links', answers(aLink({ linkId: 50 })));
    const { user, field, send } = await openForm();
    await enter(user, field('Text'), 'My own words');
    await enter(user, field('URL'), 'example.com/a');
    await waitFor(() => expect(field('Title')).toHaveValue('The most beautiful bouquets o…'));
    expect(screen.getByRole('radio', { name: 'Image and text' })).toBeChecked();
    await waitFor(() =>
      expect(preview().querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image/)),
    );
    await send();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      linkTypeId: 5,
      details: [
        {
          title: 'The most beautiful bouquets o…',
          text: 'My own words',
          url: 'https://example.com/a',
          imageFileName: 'read.webp',
        },
      ],
    });
  });

  it.each([
    ['花の店 https://example.com/a をみてね', []],
    ['花の店\nhttps://example.com/a。', []],
    ['https://example.com/a\nhttps://example.com/b', ['https://example.com/b']],
    [
      'https://example.com/a https://example.com/b\nexample.com/c',
      ['https://example.com/b', 'https://example.com/c'],
    ],
  ])('uses the first URL of %j, and hands over the others', async (text, others) => {
    more.mockClear();
    const reads = onCall(
      'post',
      '/link-previews',
      answers({
        url: '',
        kind: 'link',
        provider: null,
        mall: null,
        title: 'A page',
        description: null,
        picture: null,
      }),
    );
    const { user, field } = await openForm();
    await enter(user, field('URL'), text);
    expect(field('URL')).toHaveValue('https://example.com/a');
    await waitFor(() => expect(field('Title')).toHaveValue('A page'));
    expect(reads.map(({ body }) => body)).toEqual([{ url: 'https://example.com/a' }]);
    expect(more.mock.calls).toEqual(others.length === 0 ? [] : [[others]]);
    const said = others.length === 1 ? /^The other URL is now/ : /^The other 2 URLs are now/;
    expect(screen.queryAllByText(said)).toHaveLength(others.length === 0 ? 0 : 1);
  });

  it('previews pictures and sends them with the texts', async () => {
    mockPictureApis();
    const { user, field, send } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'One image' }));
    const file = aFile('image/png', { name: 'vase.png' });
    await user.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, file);
    await waitFor(() => expect(preview().querySelector('img')?.getAttribute('src')).toMatch(/^blob:/));
    await enter(user, field('Title'), 'Vase');
    const added = aLink({
      linkId: 50,
      linkTypeName: 'image_1',
      details: [aLinkDetail({ picture: aPicture() })],
    });
    const calls = onCall('post', '/links', () => HttpResponse.json(added, { status: 201 }));
    await send();
    expect(await screen.findByText('Link added.')).toBeInTheDocument();
    const [call] = calls;
    expect(call?.body).toMatchObject({ linkTypeId: '2', 'details[0][title]': 'Vase' });
    const { 'details[0][image]': sent } = call!.body as Record<string, File>;
    expect(sent).toMatchObject({ name: 'vase.png', type: 'image/png', size: file.size });
  });

  it.each([
    [aFile('image/gif', { name: 'moves.png', type: 'image/png' }), /Animated images are not supported/],
    [aFile('image/jpeg', { size: 15_728_641 }), /too large/],
  ])('rejects an invalid file before anything is sent: %#', async (file, words) => {
    mockPictureApis();
    const { user } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'One image' }));
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!;
    await user.upload(input, file);
    await waitFor(() => expect(input).toHaveAccessibleDescription(words));
  });

  it('sends nothing while the form is invalid, and focuses the first invalid field', async () => {
    const { user, field, send } = await openForm();
    await enter(user, field('URL'), 'javascript:alert(1)');
    await send();
    await waitFor(() => expect(field('URL')).toHaveFocus());
    expect(field('Title')).toHaveAccessibleDescription(/Enter a title or some text\./);
    expect(field('URL')).toHaveAccessibleDescription(/starts with http/);
    await enter(user, field('Text'), 'Words are enough');
    await waitFor(() => expect(field('Title')).not.toHaveAccessibleDescription(/Enter a title/));
  });

  it.each([
    ['Text', 'Text', 201, 'Use up to 200 characters.'],
    ['Image and text', 'Text', 101, 'Use up to 100 characters.'],
    ['Image and text', 'Title', 31, 'Use up to 30 characters.'],
  ])('applies the limits of the chosen type: %s, %s of %i', async (kind, name, length, words) => {
    const { user, field, send } = await openForm();
    await user.click(screen.getByRole('radio', { name: kind }));
    await enter(user, field(name), 'a'.repeat(length));
    await send();
    expect(await within(dialog('Add a link')).findByText(words)).toBeInTheDocument();
  });

  it('replaces the title of the previous page, but not typed input', async () => {
    const titles = ['First', 'Second', 'Third'];
    onCall('post', '/link-previews', () =>
      HttpResponse.json({
        url: 'https://example.com/a',
        kind: 'link',
        provider: null,
        mall: null,
        title: titles.shift() ?? null,
        description: null,
        picture: null,
      }),
    );
    const { user, field } = await openForm();
    await enter(user, field('URL'), 'example.com/a');
    await waitFor(() => expect(field('Title')).toHaveValue('First'));
    await user.clear(field('URL'));
    await enter(user, field('URL'), 'example.com/b');
    await waitFor(() => expect(field('Title')).toHaveValue('Second'));
    expect(screen.getByText('Filled in from the page. Change anything you like.')).toBeInTheDocument();
    await user.clear(field('Title'));
    await enter(user, field('Title'), 'My own words');
    await user.clear(field('URL'));
    await enter(user, field('URL'), 'example.com/c');
    await waitFor(() => expect(titles).toHaveLength(0));
    await waitFor(() =>
      expect(
        screen.queryByText('Filled in from the page. Change anything you like.'),
      ).not.toBeInTheDocument(),
    );
    expect(field('Title')).toHaveValue('My own words');
  });

  it('reads another page and ignores a late response for the previous one', async () => {
    const page = (title: string) => ({
      url: 'https://example.com/a',
      kind: 'link',
      provider: null,
      mall: null,
      title,
      description: null,
      picture: null,
    });
    const { answer, release } = answersLater(page('First'));
    const signals: AbortSignal[] = [];
    onCall('post', '/link-previews', ({ request }) => {
      signals.push(request.signal);
      return signals.length === 1 ? answer() : HttpResponse.json(page('Second'));
    });
    const { user, field } = await openForm();
    await enter(user, field('URL'), 'example.com/a');
    await waitFor(() => expect(signals).toHaveLength(1));
    expect(await screen.findByText('Reading the page')).toBeInTheDocument();
    await user.clear(field('URL'));
    await enter(user, field('URL'), 'example.com/b');
    await waitFor(() => expect(field('Title')).toHaveValue('Second'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    release();
    await waitFor(() => expect(screen.queryByText('Reading the page')).not.toBeInTheDocument());
    expect(field('Title')).toHaveValue('Second');
  });

  it('reads the pages of two parts of a link at once, each for its own', async () => {
    const page = (title: string) => ({
      url: 'https://example.com/',
      kind: 'link',
      provider: null,
      mall: null,
      title,
      description: null,
      picture: null,
    });
    const { answer, release } = answersLater(page('First'));
    onCall('post', '/link-previews', async ({ request }) => {
      const { url } = (await request.json()) as { url: string };
      return url.endsWith('/a') ? answer() : HttpResponse.json(page('Second'));
    });
    const { user } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'Three images' }));
    const part = (number: number) =>
      within(within(dialog('Add a link')).getByRole('group', { name: `Image ${String(number)}` }));
    await enter(user, part(1).getByLabelText('URL'), 'https://example.com/a');
    await enter(user, part(2).getByLabelText('URL'), 'https://example.com/b');
    await waitFor(() => expect(part(2).getByLabelText('Title')).toHaveValue('Second'));
    expect(part(1).getByText('Reading the page')).toBeInTheDocument();
    release();
    await waitFor(() => expect(part(1).getByLabelText('Title')).toHaveValue('First'));
    const filled = 'Filled in from the page. Change anything you like.';
    expect(await part(1).findByText(filled)).toBeInTheDocument();
    expect(await part(2).findByText(filled)).toBeInTheDocument();
  });

  it('fills in nothing from the page of an address that was removed meanwhile, and reads it again', async () => {
    const { answer, release } = answersLater();
    const title = 'At last';
    let reads = 0;
    onCall('post', '/link-previews', () => {
      reads += 1;
      const page = { url: '', kind: 'link', provider: null, mall: null, title, description: null };
      return reads === 1 ? answer() : HttpResponse.json({ ...page, picture: null });
    });
    const { user, field } = await openForm();
    await enter(user, field('URL'), 'example.com/a');
    expect(await screen.findByText('Reading the page')).toBeInTheDocument();
    await user.clear(field('URL'));
    await user.tab();
    await waitFor(() => expect(screen.queryByText('Reading the page')).not.toBeInTheDocument());
    release();
    expect(field('Title')).toHaveValue('');
    await enter(user, field('URL'), 'example.com/a');
    await waitFor(() => expect(field('Title')).toHaveValue(title));
  });

  it('clears errors when the type changes', async () => {
    mockPictureApis();
    const { user, field, send } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'One image' }));
    await enter(user, field('Title'), 'Vase');
    await send();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(/Choose an image/));
    await user.click(screen.getByRole('radio', { name: 'Image and text' }));
    expect(document.querySelector('[role=dialog] input[type=file]')).not.toHaveAccessibleDescription(
      /Choose an image/,
    );
    expect(field('Title')).toHaveValue('Vase');
  });

  it('requires a title for types without a text', async () => {
    const { user, field, send } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'One image' }));
    await send();
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription(/Enter a title\./));
  });

  it('focuses a missing picture before the fields below it', async () => {
    const { user, send } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'Four images' }));
    await send();
    const [first] = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]');
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription(/Choose an image/);
  });

  it('shows a server error at its field', async () => {
    const { user, field, send } = await openForm();
    await enter(user, field('Title'), 'Lite');
    onCall('post', '/links', refuses(400, 'unavailableUrl', 'details[0][url]'));
    await send();
    await waitFor(() => expect(field('URL')).toHaveFocus());
    expect(field('URL')).toHaveAccessibleDescription(/URL cannot be used/);
    expect(field('Title')).toHaveValue('Lite');
  });

  it.each([
    [500, 'unknown', 'We could not add the link.'],
    [400, 'unknown', 'We could not add the link.'],
    [400, 'limitReached', 'You can have up to 100 links.'],
    [429, 'unknown', /Too many attempts/],
  ] as const)('keeps the input when it fails: %d %s', async (status, code, words) => {
    const { user, field, send } = await openForm();
    await enter(user, field('Title'), 'Atelier');
    onCall('post', '/links', refuses(status, code));
    await send();
    expect(await within(dialog('Add a link')).findByRole('alert')).toHaveTextContent(words);
    expect(field('Title')).toHaveValue('Atelier');
  });

  it('ignores a second click', async () => {
    const { user, field, send } = await openForm();
    await enter(user, field('Title'), 'Atelier');
    const { answer, release } = answersLater(aLink({ linkId: 50 }));
    const calls = onCall('post', '/links', answer);
    await send();
    const button = await screen.findByRole('button', { name: 'Adding' });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog('Add a link')).toBeInTheDocument();
    release();
    expect(await screen.findByText('Link added.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('asks before input is lost, and closes at once without input', async () => {
    const { user, field } = await openForm();
    await enter(user, field('Title'), 'Atelier');
    expect(hasUnsavedInput()).toBe(true);
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field('Title')).toHaveValue('Atelier');
    await user.clear(field('Title'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(hasUnsavedInput()).toBe(false);
  });

  it('can be closed without saving, and starts empty next time', async () => {
    const { user, field } = await openForm();
    await enter(user, field('Title'), 'Atelier');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await user.click(await screen.findByRole('button', { name: 'Add a link' }));
    await screen.findByRole('dialog', { name: 'Add a link' });
    expect(field('Title')).toHaveValue('');
  });

  it('redirects to the login when the session has expired', async () => {
    const { user, path } = await openEditPage(someLinks(1));
    await user.click(screen.getByRole('button', { name: 'Add a link' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a link' }));
    await enter(user, form.getByLabelText('Title', { exact: true }), 'Atelier');
    onCall('post', '/links', refuses(401));
    await user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(path()).toMatch(/^\/login\?back=%2Fprofile%2Fhanako\.sato%2Fedit/));
    expect(screen.getAllByText('Please log in.')).not.toHaveLength(0);
  });

  describe('after an expired session', () => {
    const form = () => within(screen.getByRole('dialog'));

    /** Returns after another login. */
    async function comeBack({ goTo }: Awaited<ReturnType<typeof openEditPage>>) {
      await screen.findByRole('textbox', { name: /^E-mail address/ });
      signIn();
      await goTo('/profile/hanako.sato/edit');
      await screen.findByRole('dialog');
    }

    it('restores the input and names the missing picture', async () => {
      mockPictureApis();
      const page = await openEditPage(someLinks(1));
      const { user } = page;
      await user.click(screen.getByRole('button', { name: 'Add a link' }));
      await user.click(await screen.findByRole('radio', { name: 'One image' }));
      const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!;
      await user.upload(input(), aFile('image/png', { name: 'vase.png' }));
      await waitFor(() => expect(preview().querySelector('img')).not.toBeNull());
      await enter(user, form().getByLabelText('Title', { exact: true }), 'Vase');
      onCall('post', '/links', refuses(401));
      await user.click(form().getByRole('button', { name: 'Add' }));

      await comeBack(page);
      expect(await screen.findByText('Your draft has been restored.')).toBeInTheDocument();
      expect(form().getByRole('radio', { name: 'One image' })).toBeChecked();
      expect(form().getByLabelText('Title', { exact: true })).toHaveValue('Vase');
      expect(input()).toHaveAccessibleDescription(/The image “vase\.png” could not be restored\./);
      await user.upload(input(), aFile('image/png', { name: 'vase.png' }));
      await waitFor(() => expect(input()).not.toHaveAccessibleDescription(/could not be restored/));
      onCall('post', '/links', () => HttpResponse.json(aLink({ linkId: 50 }), { status: 201 }));
      await user.click(form().getByRole('button', { name: 'Add' }));
      await screen.findByText('Link added.');
      await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
    });

    it('resumes editing a link of the second page', async () => {
      const page = await openEditPage(someLinks(25));
      const { user } = page;
      await user.click(screen.getByRole('button', { name: 'Show more (5 left)' }));
      await user.click(await screen.findByRole('button', { name: 'Edit “Link 23”' }));
      await enter(user, await screen.findByLabelText('Text', { exact: true }), 'More of it');
      onCall('patch', '/links/23', refuses(401));
      await user.click(form().getByRole('button', { name: 'Save' }));

      await comeBack(page);
      expect(screen.getByRole('dialog', { name: 'Edit link' })).toBeInTheDocument();
      await waitFor(() => expect(form().getByLabelText('Text', { exact: true })).toHaveValue('More of it'));
      expect(form().getByLabelText('Title', { exact: true })).toHaveValue('Link 23');
      await user.click(form().getByRole('button', { name: 'Close' }));
      await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
      await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
    });

    it('deletes the draft of a link that no longer exists', async () => {
      saveDraft({ name: 'link', accountId: ACCOUNT_ID, about: '9' }, { 'details.0.title': 'Gone' });
      await openEditPage(someLinks(2));
      await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('shows a message when the types cannot be loaded, and loads them at a retry', async () => {
    onCall('get', '/links/types', refuses(500));
    hasLinks(someLinks(1));
    const { user } = await renderPart(
      <LinksEditor accountId={ACCOUNT_ID} displayId="hanako.sato" place={aPlace({ title: 'Links' })} />,
      NAMESPACES,
    );
    await user.click(await screen.findByRole('button', { name: 'Add a link' }));
    expect(
      await within(dialog('Add a link')).findByText(/^The form could not be loaded\./),
    ).toBeInTheDocument();
    onCall('get', '/links/types', answers(LINK_TYPE_LIST));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Four images' })).toBeInTheDocument();
  });
});

describe('editing a link', () => {
  const three = aLink({
    linkId: 7,
    linkTypeId: 3,
    linkTypeName: 'image_3',
    details: ['One', 'Two', 'Three'].map((title) => aLinkDetail({ title, picture: aPicture() })),
  });

  async function openForm(link = three) {
    const page = await openEditor([link, ...someLinks(2)]);
    await page.user.click(openers()[0]!);
    await screen.findByRole('dialog', { name: 'Edit link' });
    const part = (number: number) =>
      within(within(dialog('Edit link')).getByRole('group', { name: `Image ${String(number)}` }));
    const save = () => page.user.click(within(dialog('Edit link')).getByRole('button', { name: 'Save' }));
    return { ...page, part, save };
  }

  it('shows the stored values without a choice of the type', async () => {
    const { part } = await openForm();
    expect(part(2).getByLabelText('Title')).toHaveValue('Two');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(
      within(dialog('Edit link')).getByRole('region', { name: 'Preview' }).querySelectorAll('img'),
    ).toHaveLength(3);
  });

  it('sends only the changes and updates the link in place', async () => {
    const { user, part, save } = await openForm();
    await user.clear(part(2).getByLabelText('Title'));
    await enter(user, part(2).getByLabelText('Title'), 'Second');
    await user.clear(part(3).getByLabelText('URL'));
    const [one, two, rest] = three.details;
    const changed = { ...three, details: [{ ...one!, title: 'First' }, { ...two!, title: 'Second' }, rest!] };
    const calls = onCall('patch', '/links/7', answers(changed));
    await save();
    expect(await screen.findByText('Link updated.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ details: [{}, { title: 'Second' }, { url: null }] }]);
    await waitFor(() => expect(names()[0]).toBe('First'));
    await waitFor(() => expect(openers()[0]).toHaveFocus());
  });

  it('sends only a new picture when nothing else has changed', async () => {
    mockPictureApis();
    const { user, save } = await openForm();
    const inputs = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]');
    await user.upload(inputs[1]!, aFile('image/webp', { name: 'new.webp' }));
    await waitFor(() => expect(hasUnsavedInput()).toBe(true));
    const calls = onCall('patch', '/links/7', answers(three));
    await save();
    expect(await screen.findByText('Link updated.')).toBeInTheDocument();
    expect(Object.keys(calls[0]?.body as object)).toEqual(['details[1][image]']);
  });

  it('sends no request when nothing has changed', async () => {
    const { save } = await openForm();
    await save();
    expect(await screen.findByText('Link updated.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    [500, 'We could not update the link.'],
    [404, 'This link has already been deleted.'],
  ])('keeps the input when it fails: %d', async (status, words) => {
    const { user, part, save } = await openForm();
    await enter(user, part(1).getByLabelText('Title'), '!');
    onCall('patch', '/links/7', refuses(status));
    await save();
    expect(await within(dialog('Edit link')).findByRole('alert')).toHaveTextContent(words);
    expect(part(1).getByLabelText('Title')).toHaveValue('One!');
  });

  it('removes a link that was deleted elsewhere, and keeps the input', async () => {
    const { user, part, save } = await openForm();
    await enter(user, part(1).getByLabelText('Title'), '!');
    onCall('patch', '/links/7', refuses(404));
    await save();
    await within(dialog('Edit link')).findByText(/has already been deleted/);
    expect(part(1).getByLabelText('Title')).toHaveValue('One!');
    await user.click(within(dialog('Edit link')).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(names()).toEqual(['Link 1', 'Link 2']));
    expect(screen.getByText('2 of up to 100')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit “Link 1”' })).toHaveFocus());
  });

  it('shows a server error at its detail', async () => {
    const { user, part, save } = await openForm();
    await enter(user, part(3).getByLabelText('Title'), '!');
    onCall('patch', '/links/7', refuses(400, 'invalidLength', 'details[2][title]'));
    await save();
    await waitFor(() => expect(part(3).getByLabelText('Title')).toHaveFocus());
    expect(part(3).getByLabelText('Title')).toHaveAccessibleDescription(/Use up to 12 characters\./);
  });
});

describe('deleting a link', () => {
  async function choose(name: string, links: readonly Link[] = someLinks(3), part?: number) {
    const page = await openEditor(links, part);
    await page.user.click(screen.getByRole('button', { name: `Actions for “${name}”` }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this link?' });
    const confirm = () => page.user.click(within(question).getByRole('button', { name: 'Delete' }));
    return { ...page, question, confirm };
  }

  it('asks for confirmation and shows the link', async () => {
    const { question, user } = await choose('Link 2');
    expect(question).toHaveTextContent('Link 2');
    expect(question).toHaveAccessibleDescription(/cannot be undone/);
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Actions for “Link 2”' })).toHaveFocus();
  });

  it('removes the link without refetching, and focuses the next one', async () => {
    const { confirm } = await choose('Link 2');
    const lists = hasLinks([]);
    const calls = onCall('delete', '/links/2', answersNothing());
    await confirm();
    expect(await screen.findByText('Link deleted.')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Link 1', 'Link 3']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit “Link 3”' })).toHaveFocus());
    expect(screen.getByText('2 of up to 100')).toBeInTheDocument();
    expect([calls.length, lists.length]).toEqual([1, 0]);
  });

  it('focuses the previous link after the last, and the block after the only one', async () => {
    const { confirm, unmount } = await choose('Link 3');
    onCall('delete', '/links/3', answersNothing());
    await confirm();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit “Link 2”' })).toHaveFocus());
    unmount();
    const only = await choose('Link 1', someLinks(1));
    onCall('delete', '/links/1', answersNothing());
    await only.confirm();
    await waitFor(() => expect(block()).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'No links yet' })).toBeInTheDocument();
  });

  it('leaves no gap when more links are loaded', async () => {
    const { confirm, user } = await choose('Link 2', someLinks(5), 3);
    onCall('delete', '/links/2', answersNothing());
    await confirm();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(shown()).toEqual(['Link 1', 'Link 3']);
    const calls = hasLinks(someLinks(5).filter(({ linkId }) => linkId !== 2));
    await user.click(await screen.findByRole('button', { name: 'Show more (2 left)' }));
    await waitFor(() => expect(shown()).toEqual(['Link 1', ...titles(3, 5)]));
    expect(calls.map(({ query }) => query.get('offset'))).toEqual(['2']);
  });

  it('succeeds when the link was already deleted', async () => {
    const { confirm } = await choose('Link 2');
    onCall('delete', '/links/2', refuses(404));
    await confirm();
    expect(await screen.findByText('Link deleted.')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Link 1', 'Link 3']));
  });

  it('keeps the link and shows a message when it fails', async () => {
    const { confirm } = await choose('Link 2');
    onCall('delete', '/links/2', refuses(500));
    await confirm();
    expect(await screen.findByText(/^Something went wrong\./)).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(titles(1, 3)));
  });

  it('ignores a second click', async () => {
    const { question, user } = await choose('Link 2');
    const { answer, release } = answersLater();
    const calls = onCall('delete', '/links/2', answer);
    const button = within(question).getByRole('button', { name: 'Delete' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Deleting'));
    await user.click(button);
    release();
    expect(await screen.findByText('Link deleted.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });
});
