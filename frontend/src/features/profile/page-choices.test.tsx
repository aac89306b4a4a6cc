import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type Language } from '@hitohira/backend/rules';
import { type OwnAccount } from '../../api/generated/model/ownAccount';
import { hasUnsavedInput } from '../../hooks/useUnsavedWarning';
import { anOwnAccount, aTheme } from '../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';

async function openEditPage(account = anOwnAccount(), language: Language = 'en') {
  signIn();
  onCall('get', '/accounts/me', answers(account));
  return openPage('/profile/hanako.sato/edit', { language });
}

const section = (name: string) => within(screen.getByRole('region', { name }));

/** Two kinds with three categories each, of which some are chosen. */
function withCategories(...chosen: number[]): OwnAccount {
  const child = (id: number) => ({ id, name: `No. ${String(id)}`, selectFlag: chosen.includes(id) });
  return anOwnAccount({
    categories: [
      { id: 1, name: 'Food', children: [101, 102, 103].map(child) },
      { id: 2, name: 'Travel', children: [201, 202, 203].map(child) },
    ],
  });
}

/** The server stores the categories and responds with the account. */
function takesCategories() {
  return onCall('patch', '/accounts/me', async ({ request }) => {
    const { categories } = (await request.json()) as { categories: number[] };
    return HttpResponse.json(withCategories(...categories));
  });
}

describe('the categories of the page', () => {
  const box = (id: number) => screen.getByRole('checkbox', { name: `No. ${String(id)}` });
  const dialog = () => screen.queryByRole('dialog', { name: 'Your categories' });
  const save = () => screen.getByRole('button', { name: 'Save' });
  const names = () =>
    section('Categories')
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);

  async function openCategories(...chosen: number[]) {
    const page = await openEditPage(withCategories(...chosen));
    await page.user.click(
      section('Categories').getByRole('button', { name: /^(?:Choose|Change) categories$/ }),
    );
    await screen.findByRole('dialog', { name: 'Your categories' });
    return page;
  }

  it('are shown on the edit page, also when there are none', async () => {
    const { unmount } = await openEditPage(withCategories(102, 201));
    expect(names()).toEqual(['No. 102', 'No. 201']);
    unmount();
    await openEditPage(withCategories());
    expect(section('Categories').getByText('No categories yet.')).toBeInTheDocument();
    expect(section('Categories').getByRole('button', { name: 'Choose categories' })).toBeInTheDocument();
  });

  it('are grouped by kind with counts, and shown as chips when chosen', async () => {
    const { user } = await openCategories(102, 201);
    const kind = (name: RegExp) => within(screen.getByRole('group', { name }));
    expect(kind(/^Food/).getAllByRole('checkbox')).toHaveLength(3);
    expect(box(102)).toBeChecked();
    expect(box(101)).not.toBeChecked();
    await user.click(box(103));
    expect(screen.getByRole('group', { name: /^Food ?2 selected$/ })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: /^Travel ?1 selected$/ })).toBeInTheDocument();
    expect(screen.getByText('3 of 5 selected')).toBeInTheDocument();
    const chips = within(screen.getByRole('group', { name: 'Selected categories' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'No. 102',
      'No. 103',
      'No. 201',
    ]);
  });

  it('are saved as a whole and shown on the page', async () => {
    const { user } = await openCategories(102);
    const calls = takesCategories();
    await user.click(box(201));
    await user.click(box(101));
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(calls.map(({ body }) => body)).toEqual([{ categories: [101, 102, 201] }]);
    expect(names()).toEqual(['No. 101', 'No. 102', 'No. 201']);
    expect(section('Categories').getByRole('button', { name: 'Change categories' })).toHaveFocus();
  });

  it('can be chosen and saved by keyboard', async () => {
    const { user } = await openCategories();
    const calls = takesCategories();
    act(() => box(101).focus());
    await user.keyboard(' {Tab} ');
    expect(box(102)).toBeChecked();
    await user.keyboard('{Enter}');
    await screen.findByText('Saved.');
    expect(calls.map(({ body }) => body)).toEqual([{ categories: [101, 102] }]);
  });

  it('are not sent when unchanged', async () => {
    const { user } = await openCategories(102);
    const calls = takesCategories();
    await user.click(box(101));
    await user.click(box(101));
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(calls).toHaveLength(0);
  });

  it('are removed by their chips, and the focus moves to the next chip', async () => {
    const { user } = await openCategories(101, 102);
    await user.click(screen.getByRole('button', { name: 'Remove “No. 101”' }));
    expect(box(101)).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Remove “No. 102”' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Nothing selected yet.')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Selected categories' })).toHaveFocus();
  });

  it.each([
    ['en', 'Save', 'Choose your categories.', 'Choose 1 to 5 categories.'],
    ['ja', '保存する', 'カテゴリーを設定してください。', 'カテゴリーは1〜5個の間で設定してください。'],
  ] as const)('must be one to five, with messages in %s', async (...words) => {
    const [language, button, none, wrongCount] = words;
    const { user } = await openEditPage(withCategories(), language);
    const calls = takesCategories();
    await user.click(screen.getByRole('button', { name: /^(?:Choose categories|カテゴリーを選ぶ)$/ }));
    const sending = await screen.findByRole('button', { name: button });
    await user.click(sending);
    expect(await screen.findByText(none)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: /^(?:Categories|カテゴリー)$/ })).toHaveFocus();
    expect(screen.getByRole('group', { name: /^(?:Categories|カテゴリー)$/ })).toHaveAccessibleDescription(
      none,
    );
    for (const id of [101, 102, 103, 201, 202]) await user.click(box(id));
    expect(screen.queryByText(none)).not.toBeInTheDocument();
    await user.click(box(203));
    expect(await screen.findByText(wrongCount)).toBeInTheDocument();
    await user.click(sending);
    expect(calls).toHaveLength(0);
    await user.click(box(101));
    await waitFor(() => expect(screen.queryByText(wrongCount)).not.toBeInTheDocument());
    await user.click(sending);
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('keep the choice, with a message, when saving fails', async () => {
    const { user } = await openCategories(102);
    onCall('patch', '/accounts/me', refuses(500));
    await user.click(box(201));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(box(201)).toBeChecked();
    takesCategories();
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
  });

  it('show an error of the server', async () => {
    const { user } = await openCategories(102);
    onCall('patch', '/accounts/me', refuses(400, 'invalidLength', 'categories'));
    await user.click(box(201));
    await user.click(save());
    expect(await screen.findByText('Choose 1 to 5 categories.')).toBeInTheDocument();
  });

  it('are sent once, and the dialog stays open until the response', async () => {
    const { user } = await openCategories(102);
    const { release, answer } = answersLater(withCategories(102, 201));
    const calls = onCall('patch', '/accounts/me', answer);
    await user.click(box(201));
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Saving' }));
    await user.keyboard('{Escape}');
    expect(dialog()).toBeInTheDocument();
    release();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
  });

  it('are sent once, even when clicked again while the dialog closes', async () => {
    const { user } = await openCategories(102);
    const calls = takesCategories();
    await user.click(box(201));
    const form = save().closest('form')!;
    const another = box(202);
    fireEvent.submit(form);
    await screen.findByText('Saved.');
    fireEvent.click(another);
    fireEvent.submit(form);
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await waitFor(() => expect(names()).toEqual(['No. 102', 'No. 201']));
    expect(calls).toHaveLength(1);
  });

  it('start fresh when the dialog is reopened while closing', async () => {
    const { user } = await openCategories(102);
    const opener = screen.getByRole('button', { name: 'Change categories', hidden: true });
    const calls = takesCategories();
    await user.click(box(201));
    await user.click(save());
    await screen.findByText('Saved.');
    await user.click(opener);
    await waitFor(() => expect(box(201)).toBeChecked());
    await user.click(box(202));
    await user.click(save());
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(calls.map(({ body }) => body)).toEqual([
      { categories: [102, 201] },
      { categories: [102, 201, 202] },
    ]);
  });

  it('ask before unsaved changes are lost, and close at once without changes', async () => {
    const { user } = await openCategories(102);
    await user.click(box(201));
    await waitFor(() => expect(hasUnsavedInput()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Close categories' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
    await user.click(question.getByRole('button', { name: 'Keep choosing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(box(201)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await screen.findByRole('region', { name: 'Categories' });
    expect(names()).toEqual(['No. 102']);
    expect(hasUnsavedInput()).toBe(false);
    await user.click(section('Categories').getByRole('button', { name: 'Change categories' }));
    expect(await screen.findByRole('checkbox', { name: 'No. 201' })).not.toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });
});

describe('the layout of the posts', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Post layout' });
  const layout = (name: RegExp) => screen.getByRole('button', { name });

  async function openLayouts() {
    const page = await openEditPage();
    await page.user.click(section('Post layout').getByRole('button', { name: 'Change layout' }));
    await screen.findByRole('dialog', { name: 'Post layout' });
    return page;
  }

  it.each([
    ['en', 'Change layout', ['Four', 'Six', 'Nine', 'One large, nine small', 'Sixteen']],
    ['ja', 'レイアウトを変更する', ['2列で4件', '3列で6件', '3列で9件', '大きく1件と9件', '4列で16件']],
  ] as const)('is one of five, each with a sketch, in %s', async (language, open, starts) => {
    const { user } = await openEditPage(anOwnAccount(), language);
    await user.click(screen.getByRole('button', { name: open }));
    const shown = within(await screen.findByRole('dialog'));
    const layouts = shown.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
    expect(layouts.map(({ textContent }) => textContent)).toEqual(
      starts.map((start) => expect.stringMatching(new RegExp(`^${start}`)) as string),
    );
    expect(layouts.map((button) => button.querySelectorAll('rect').length)).toEqual([4, 6, 9, 10, 16]);
    expect(layouts.map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
    ]);
  });

  it('is saved at once, with a message', async () => {
    const { user } = await openLayouts();
    const calls = onCall('patch', '/accounts/me', answers(anOwnAccount({ contentsFormat: 9 })));
    await user.click(layout(/^Nine/));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(calls.map(({ body }) => body)).toEqual([{ formatType: 9 }]);
    expect(section('Post layout').getByText('Nine, in three columns')).toBeInTheDocument();
  });

  it('can be chosen by keyboard, starting at the current one', async () => {
    const { user } = await openLayouts();
    const calls = onCall('patch', '/accounts/me', answers(anOwnAccount({ contentsFormat: 6 })));
    expect(layout(/^Four/)).toHaveFocus();
    await user.keyboard('{Tab}{Enter}');
    await screen.findByText('Saved.');
    expect(calls.map(({ body }) => body)).toEqual([{ formatType: 6 }]);
  });

  it('stays, with a message, when saving fails', async () => {
    const { user } = await openLayouts();
    onCall('patch', '/accounts/me', refuses(500));
    await user.click(layout(/^Sixteen/));
    expect(await screen.findAllByText('Something went wrong. Please try again later.')).not.toHaveLength(0);
    expect(dialog()).toBeInTheDocument();
    expect(layout(/^Four/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('is saved once at a time', async () => {
    const { user } = await openLayouts();
    const { release, answer } = answersLater(anOwnAccount({ contentsFormat: 16 }));
    const calls = onCall('patch', '/accounts/me', answer);
    await user.click(layout(/^Sixteen/));
    expect(await screen.findByText('Saving')).toBeInTheDocument();
    await user.click(layout(/^Nine/));
    await user.keyboard('{Escape}');
    expect(dialog()).toBeInTheDocument();
    release();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(calls.map(({ body }) => body)).toEqual([{ formatType: 16 }]);
  });

  it('cannot be changed while the dialog closes', async () => {
    const { user } = await openLayouts();
    const calls = onCall('patch', '/accounts/me', answers(anOwnAccount({ contentsFormat: 9 })));
    const another = layout(/^Sixteen/);
    await user.click(layout(/^Nine/));
    await screen.findByText('Saved.');
    fireEvent.click(another);
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(calls.map(({ body }) => body)).toEqual([{ formatType: 9 }]);
  });

  it('is not sent when unchanged', async () => {
    const { user } = await openLayouts();
    await user.click(layout(/^Four/));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });
});

describe('the theme on the edit page', () => {
  it('shows its name and a thumbnail, and links to the choice', async () => {
    const theme = { ...aTheme(), displayName: 'Ink', categoryDisplayName: 'Paper' };
    await openEditPage(anOwnAccount({ theme }));
    const shown = section('Theme');
    expect(shown.getByText('Ink')).toBeInTheDocument();
    expect(shown.getByText('Paper')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Choose a theme' })).toHaveAttribute(
      'href',
      '/profile/edit/theme',
    );
  });
});
