import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type Export } from '../../api/generated/model/export';
import { type Import } from '../../api/generated/model/import';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';
import { mockSettingsCalls } from '../../testing/settings';

const READ: Import = {
  importId: '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11',
  source: 'linktree',
  state: 'read',
  planned: { profile: false, links: 100, contents: 0, items: 0 },
  made: { profile: false, links: 0, contents: 0, items: 0 },
  steps: 100,
  done: 0,
  leftOut: [
    { kind: 'link', name: 'Shop 101', reason: 'tooMany', provider: null },
    { kind: 'link', name: '', reason: 'noUrl', provider: null },
    { kind: 'content', name: 'Video', reason: 'notLinked', provider: 'tiktok' },
  ],
  leftOutTotal: 20,
  listing: false,
  createdAt: '2027-01-28T09:00:00.000Z',
};

const NO_EXPORT: Export = { state: 'none', requestedAt: null, availableUntil: null, bytes: null };

async function openSettings(mock: () => unknown) {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  mockSettingsCalls();
  mock();
  const page = await openPage('/settings/account');
  return { ...page, section: await screen.findByRole('region', { name: 'Your data' }) };
}

const mockImport = (found: Import | null) => onCall('get', '/accounts/me/import', answers({ import: found }));

describe('importing links', () => {
  const choose = () => screen.findByLabelText('Choose a file');
  const file = new File(['title,url\n'], 'links.csv', { type: 'text/csv' });

  it('previews the added and the left-out entries', async () => {
    const { user, section } = await openSettings(() => mockImport(null));
    const sent = onCall('post', '/accounts/me/import', () => HttpResponse.json(READ, { status: 201 }));
    await user.upload(await choose(), file);
    expect(await within(section).findByText('To be added from Linktree:')).toBeInTheDocument();
    expect(within(section).getByText('Links: 100')).toBeInTheDocument();
    const leftOut = within(section).getByRole('list', { name: 'To be left out: 20' });
    expect(
      within(leftOut)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Shop 101Over the limit', 'A linkHas no URL', 'VideoLink your TikTok account first']);
    expect(within(section).getByText('And 17 more.')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('starts after the confirmation, shows its progress, and can be stopped', async () => {
    const server: { now: Import } = { now: READ };
    const { user, section } = await openSettings(() =>
      onCall('get', '/accounts/me/import', () => HttpResponse.json({ import: server.now })),
    );
    const started: Import = { ...READ, state: 'running', done: 40 };
    const confirmed = onCall('post', `/accounts/me/imports/${READ.importId}/confirm`, () => {
      server.now = started;
      return HttpResponse.json(started);
    });
    await user.dblClick(await within(section).findByRole('button', { name: 'Add to my page' }));
    const bar = await within(section).findByRole('progressbar', { name: '40 of 100 links' });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    expect(confirmed.map(({ body }) => body)).toEqual([{ profile: true }]);
    const ended = onCall('delete', `/accounts/me/imports/${READ.importId}`, () => {
      const stopped: Import = { ...started, state: 'cancelled', made: { ...READ.made, links: 40 } };
      server.now = { ...stopped, listing: true };
      return answersNothing()();
    });
    await user.dblClick(within(section).getByRole('button', { name: 'Stop adding' }));
    expect(await within(section).findByText('Links: 40')).toBeInTheDocument();
    expect(ended).toHaveLength(1);
    expect(within(section).getByText('Listing what was left out.')).toBeInTheDocument();
    server.now = { ...server.now, listing: false, leftOutTotal: 80 };
    expect(
      await within(section).findByRole('list', { name: 'Left out: 80' }, { timeout: 5000 }),
    ).toBeInTheDocument();
    expect(within(section).queryByText('Listing what was left out.')).not.toBeInTheDocument();
    expect(within(section).getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each([404, 409])('shows the current import when it cannot be started any more: %i', async (status) => {
    const server: { now: Import | null } = { now: READ };
    const { user, section } = await openSettings(() =>
      onCall('get', '/accounts/me/import', () => HttpResponse.json({ import: server.now })),
    );
    const start = await within(section).findByRole('button', { name: 'Add to my page' });
    onCall('post', `/accounts/me/imports/${READ.importId}/confirm`, () => {
      server.now = null;
      return refuses(status)();
    });
    await user.click(start);
    expect(await choose()).toBeInTheDocument();
    expect(start).not.toBeInTheDocument();
  });

  it('leaves the profile unchanged on request', async () => {
    const archive: Import = { ...READ, source: 'hitohira', planned: { ...READ.planned, profile: true } };
    const { user, section } = await openSettings(() => mockImport(archive));
    const confirmed = onCall(
      'post',
      `/accounts/me/imports/${READ.importId}/confirm`,
      answers({ ...archive, state: 'running' }),
    );
    await user.click(
      await within(section).findByRole('checkbox', { name: 'Also replace my profile, design and settings' }),
    );
    await user.click(within(section).getByRole('button', { name: 'Add to my page' }));
    await within(section).findByRole('progressbar');
    expect(confirmed.map(({ body }) => body)).toEqual([{ profile: false }]);
  });

  it('replaces only the profile if that is ticked, when there is nothing to add', async () => {
    const planned = { ...READ.planned, profile: true, links: 0 };
    const archive: Import = { ...READ, source: 'hitohira', planned, steps: 1 };
    const { user, section } = await openSettings(() => mockImport(archive));
    const confirmed = onCall(
      'post',
      `/accounts/me/imports/${READ.importId}/confirm`,
      answers({ ...archive, state: 'running' }),
    );
    const box = await within(section).findByRole('checkbox', {
      name: 'Also replace my profile, design and settings',
    });
    expect(box).not.toBeChecked();
    expect(within(section).queryByRole('button', { name: 'Add to my page' })).not.toBeInTheDocument();
    expect(within(section).getByRole('button', { name: 'Replace' })).toBeDisabled();
    await user.click(box);
    await user.click(within(section).getByRole('button', { name: 'Replace' }));
    await within(section).findByRole('progressbar');
    expect(confirmed.map(({ body }) => body)).toEqual([{ profile: true }]);
  });

  it('shows a message if the file cannot be read', async () => {
    const { user, section } = await openSettings(() => mockImport(null));
    onCall('post', '/accounts/me/import', refuses(415, 'unreadableImport', 'file'));
    await user.upload(await choose(), file);
    expect(await within(section).findByText(/Nothing can be imported from this file/)).toBeInTheDocument();
    expect(await choose()).toBeInTheDocument();
  });
});

describe('an archive', () => {
  it('is requested once, with a message that it is being made', async () => {
    const { user, section } = await openSettings(() =>
      onCall('get', '/accounts/me/export', answers(NO_EXPORT)),
    );
    const asked = onCall('post', '/accounts/me/export', () =>
      HttpResponse.json({ ...NO_EXPORT, state: 'making', requestedAt: READ.createdAt }, { status: 201 }),
    );
    await user.dblClick(await within(section).findByRole('button', { name: 'Make an archive' }));
    expect(await within(section).findByText(/Your archive is being made/)).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('asks for a proof of identity first, and goes on after it', async () => {
    const { user, section } = await openSettings(() =>
      onCall('get', '/accounts/me/export', answers(NO_EXPORT)),
    );
    let proven = false;
    const asked = onCall('post', '/accounts/me/export', () =>
      proven
        ? HttpResponse.json({ ...NO_EXPORT, state: 'making', requestedAt: READ.createdAt }, { status: 201 })
        : refuses(403, 'E0302')(),
    );
    const confirmed = onCall('post', '/auth/confirm', () => {
      proven = true;
      return answersNothing()();
    });
    await user.click(await within(section).findByRole('button', { name: 'Make an archive' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    expect(within(section).queryByText(/Your archive is being made/)).not.toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Password'), 'Petal-2026-sky');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await within(section).findByText(/Your archive is being made/)).toBeInTheDocument();
    expect(confirmed.map(({ body }) => body)).toEqual([{ password: 'Petal-2026-sky' }]);
    expect(asked).toHaveLength(2);
  });

  it('is not requested without the proof, and can be requested again', async () => {
    const { user, section } = await openSettings(() =>
      onCall('get', '/accounts/me/export', answers(NO_EXPORT)),
    );
    const asked = onCall('post', '/accounts/me/export', refuses(403, 'E0302'));
    await user.click(await within(section).findByRole('button', { name: 'Make an archive' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(within(section).queryByText(/Your archive is being made/)).not.toBeInTheDocument();
    expect(asked).toHaveLength(1);
    await user.click(within(section).getByRole('button', { name: 'Make an archive' }));
    expect(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });

  it('promises no e-mail to an account without an address', async () => {
    const { section } = await openSettings(() => {
      onCall('get', '/accounts/me', answers(anOwnAccount({ email: null })));
      onCall('get', '/accounts/me/export', answers({ ...NO_EXPORT, state: 'making' }));
    });
    const status = await within(section).findByText(/Your archive is being made/);
    expect(status).toHaveTextContent('You can leave this page and come back for it later.');
    expect(status).not.toHaveTextContent('e-mail');
  });

  it.each([
    [2_621_440, '2.5 MB'],
    [20_000, '20 kB'],
  ])('can be downloaded when it is ready, with its size and expiry: %i', async (bytes, size) => {
    const ready: Export = {
      state: 'ready',
      requestedAt: READ.createdAt,
      availableUntil: '2027-02-04T09:00:00.000Z',
      bytes,
    };
    const { section } = await openSettings(() => {
      onCall('get', '/accounts/me', answers(anOwnAccount({ timeZone: 'America/New_York' })));
      onCall('get', '/accounts/me/export', answers(ready));
    });
    const link = await within(section).findByRole('link', { name: 'Download archive' });
    expect(link).toHaveAttribute('href', '/api/accounts/me/export/archive');
    expect(within(section).getByText(/until/)).toHaveTextContent(
      `${size}, until February 4, 2027 at 4:00 AM (Eastern Time)`,
    );
  });
});
