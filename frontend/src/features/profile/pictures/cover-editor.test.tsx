import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOwnAccount } from '../../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../../testing/api-server';
import { aPicture } from '../../../testing/links';
import { aFile, mockPictureApis, type PictureApis } from '../../../testing/picture-files';
import { openPage, renderPart, signIn } from '../../../testing/render-app';
import { CoverEditor } from './CoverEditor';

const COVER = aPicture({ width: 1600, height: 600 }, 'c');
const WITHOUT = anOwnAccount();
const WITH = anOwnAccount({ cover: COVER.url, coverPicture: COVER });

let pictureApis: PictureApis;

/** Mocks the browser's picture APIs before each test. */
function mockPictures() {
  pictureApis = mockPictureApis();
}

const region = () => screen.getByRole('region', { name: 'Cover' });
const place = () => within(region());
const input = () => place().getByLabelText(/^(Choose a|Change) cover$/);
const preview = () => screen.getByRole('group', { name: 'Preview' });
const dialog = () => screen.findByRole('dialog', { name: 'Crop your cover' });
const saveButton = () => screen.getByRole('button', { name: 'Use this cover' });
const pictureIn = (part: HTMLElement) => part.querySelector('img')?.getAttribute('src') ?? null;
/** Dialogs hide the page while they close. */
const dialogsGone = () => screen.findByRole('region', { name: 'Cover' });

async function openStudio(account = WITHOUT) {
  signIn();
  onCall('get', '/accounts/me', answers(account));
  const page = await openPage('/profile/hanako.sato/edit');
  await screen.findByRole('region', { name: 'Cover' });
  return page;
}

const renderEditor = (account = WITHOUT) =>
  renderPart(<CoverEditor account={account} />, ['pictures', 'studio', 'errors']);

const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });

async function chooseToTrim(file = aFile('image/jpeg')) {
  choose(file);
  const trim = await dialog();
  const shown = await waitFor(() => {
    const image = trim.querySelector('img');
    if (image === null) throw new Error('The picture is not on the screen yet');
    return image;
  });
  fireEvent.load(shown);
  return { frame: within(trim), shown };
}

describe('a cover', () => {
  beforeEach(mockPictures);

  it('is the artwork of the theme until one is chosen', async () => {
    await renderEditor();
    expect(pictureIn(region())).toBeNull();
    expect(region().innerHTML).toContain(WITHOUT.theme.tokens.coverImage);
    expect(input()).toHaveAccessibleName('Choose a cover');
  });

  it('is cropped to eight by three and shown everywhere', async () => {
    const calls = onCall('patch', '/accounts/me', answers(WITH));
    const { user } = await openStudio();
    await chooseToTrim(aFile('image/png'));
    await user.click(saveButton());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    const { cover, ...others } = calls[0]!.body as { cover: File };
    expect(others).toEqual({});
    expect(cover.type).toBe('image/png');
    expect(await cover.text()).toBe('1600x600');
    expect(pictureApis.drawing).toContainEqual(['translate', 800, 300]);
    await dialogsGone();
    expect(pictureIn(region())).toBe(COVER.url);
    await waitFor(() => expect(pictureIn(preview())).toBe(COVER.url));
    expect(place().getByText('Change cover')).toBeInTheDocument();
    expect([pictureApis.held.size, pictureApis.open.size]).toEqual([0, 0]);
  });

  it('is cropped in a rectangular frame, with rotation and arrow keys', async () => {
    const calls = onCall('patch', '/accounts/me', answers(WITH));
    const { user } = await renderEditor();
    const { frame, shown } = await chooseToTrim();
    const stage = frame.getByRole('group', { name: 'Crop position' });
    expect(stage).toHaveStyle({ width: '280px', height: '105px' });
    expect(stage).not.toHaveStyle({ borderRadius: '50%' });
    // The picture is as wide as the frame, and higher.
    act(() => stage.focus());
    const untouched = shown.style.transform;
    await user.keyboard('{ArrowRight}');
    expect(shown.style.transform).toBe(untouched);
    await user.keyboard('{ArrowDown}');
    expect(shown.style.transform).toMatch(/14px\)/);
    await user.click(frame.getByRole('button', { name: 'Rotate right 90 degrees' }));
    await user.click(saveButton());
    await screen.findByText('Saved.');
    expect(await (calls[0]!.body as { cover: File }).cover.text()).toBe('1600x600');
  });

  it('is not upscaled', async () => {
    pictureApis.size = { width: 90, height: 60 };
    const calls = onCall('patch', '/accounts/me', answers(WITH));
    const { user } = await renderEditor();
    await chooseToTrim();
    await user.click(saveButton());
    await screen.findByText('Saved.');
    expect(await (calls[0]!.body as { cover: File }).cover.text()).toBe('90x34');
  });

  it.each([
    [415, 'unsupportedImage', /JPEG, PNG or WebP image\. Animated images/],
    [413, 'storageFull', /run out of storage/],
    [400, 'unreadableFile', /could not be read/],
    [503, 'unknown', /heavy traffic or are under maintenance/],
  ] as const)('shows why the server rejected it (%i %s), and keeps the trim', async (status, code, words) => {
    onCall('patch', '/accounts/me', refuses(status, code, status < 500 ? 'cover' : null));
    const { user } = await renderEditor();
    const { frame } = await chooseToTrim();
    await user.click(saveButton());
    expect(await frame.findByText(words)).toBeInTheDocument();
    expect(saveButton()).toBeInTheDocument();
  });

  it('is rejected before anything is sent, with the reason at the cover', async () => {
    await renderEditor();
    choose(aFile('image/gif'));
    await waitFor(() => expect(input()).toHaveAccessibleDescription(/Animated images are not supported/));
    expect(input()).toBeInvalid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is removed after a confirmation, and the artwork is shown again', async () => {
    const calls = onCall('patch', '/accounts/me', answers(WITHOUT));
    const { user } = await openStudio(WITH);
    await waitFor(() => expect(pictureIn(preview())).toBe(COVER.url));
    await user.click(place().getByRole('button', { name: 'Cover actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove cover' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove your cover?' });
    expect(question).toHaveAccessibleDescription(/your theme’s artwork/);
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ cover: null }]);
    await dialogsGone();
    expect(pictureIn(region())).toBeNull();
    await waitFor(() => expect(pictureIn(preview())).toBeNull());
    await waitFor(() => expect(input()).toHaveFocus());
  });
});

describe('the arrangement', () => {
  beforeEach(mockPictures);

  const radio = (name: string) => screen.getByRole('radio', { name });
  const shownHeader = () => preview().querySelector('[data-header]')?.getAttribute('data-header');

  it('is saved at once, and the preview follows', async () => {
    const calls = onCall('patch', '/accounts/me', answers(anOwnAccount({ headerType: 'banner' })));
    const { user } = await openStudio();
    expect(radio('Centred')).toBeChecked();
    await waitFor(() => expect(shownHeader()).toBe('portrait'));
    await user.click(radio('Large cover'));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ headerType: 'banner' }]);
    expect(radio('Large cover')).toBeChecked();
    expect(shownHeader()).toBe('banner');
  });

  it('says that it waits for the connection, and is saved then', async () => {
    const calls = onCall('patch', '/accounts/me', answers(anOwnAccount({ headerType: 'banner' })));
    const { user } = await openStudio();
    act(() => onlineManager.setOnline(false));
    try {
      await user.click(radio('Large cover'));
      const words = await screen.findByText(/^You are offline\. Your changes will be saved/);
      expect(words.closest('[role="status"]')).toBeInTheDocument();
      expect(calls).toHaveLength(0);
    } finally {
      act(() => onlineManager.setOnline(true));
    }
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });

  it('is chosen by arrow keys, and only the last choice during a save is sent', async () => {
    const first = answersLater(anOwnAccount({ headerType: 'banner' }));
    const calls = onCall('patch', '/accounts/me', first.answer);
    const { user } = await openStudio();
    act(() => radio('Centred').focus());
    await user.keyboard('{ArrowRight}');
    expect(radio('Large cover')).toBeChecked();
    expect(await screen.findByText('Saving layout')).toBeInTheDocument();
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(radio('Compact')).toBeChecked();
    expect(radio('Compact')).toHaveFocus();
    const later = onCall('patch', '/accounts/me', answers(anOwnAccount({ headerType: 'compact' })));
    first.release();
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect([...calls, ...later].map(({ body }) => body)).toEqual([
      { headerType: 'banner' },
      { headerType: 'compact' },
    ]);
    expect(radio('Compact')).toBeChecked();
    expect(shownHeader()).toBe('compact');
  });

  it('returns to the saved one, with a message, when saving fails', async () => {
    onCall('patch', '/accounts/me', refuses(500));
    const { user } = await openStudio();
    await user.click(radio('Compact'));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    await waitFor(() => expect(radio('Centred')).toBeChecked());
    expect(screen.queryByText('Saving layout')).not.toBeInTheDocument();
    onCall('patch', '/accounts/me', answers(anOwnAccount({ headerType: 'compact' })));
    await user.click(radio('Compact'));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(shownHeader()).toBe('compact');
  });
});
