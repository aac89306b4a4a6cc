import { LIMITS } from '@hitohira/backend/rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedInput } from '../../../hooks/useUnsavedWarning';
import { anOwnAccount, aPublicAccount, aTheme } from '../../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../../testing/api-server';
import { aPicture } from '../../../testing/links';
import { aFile, anAnimation, mockPictureApis, type PictureApis } from '../../../testing/picture-files';
import { openPage, renderPart, signIn } from '../../../testing/render-app';
import { IconEditor } from './IconEditor';

const { jest } = import.meta;

const ICON = aPicture({ width: 1024, height: 1024 }, 'a');
const WITHOUT = anOwnAccount();
const WITH = anOwnAccount({ icon: ICON.url, iconPicture: ICON });

let pictureApis: PictureApis;

/** Mocks the browser's picture APIs before each test. */
function mockPictures() {
  pictureApis = mockPictureApis();
}

const place = () => within(screen.getByRole('region', { name: 'Icon' }));
const input = () => place().getByLabelText(/icon/);
const preview = () => screen.getByRole('group', { name: 'Preview' });
const dialog = () => screen.findByRole('dialog', { name: 'Crop your icon' });
const saveButton = () => screen.getByRole('button', { name: 'Use this icon' });
const iconIn = (part: HTMLElement) => part.querySelector('img')?.getAttribute('src') ?? null;

async function openStudio(account = WITHOUT) {
  signIn();
  onCall('get', '/accounts/me', answers(account));
  const page = await openPage('/profile/hanako.sato/edit');
  await screen.findByRole('region', { name: 'Icon' });
  return page;
}

/** Messages appear before the dialog has closed. */
const dialogsGone = () => screen.findByRole('region', { name: 'Icon' });

const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });

/** Renders only the icon editor. */
const renderEditor = (account = WITHOUT) =>
  renderPart(<IconEditor account={account} />, ['pictures', 'studio', 'errors']);

type User = Awaited<ReturnType<typeof renderEditor>>['user'];

/** Chooses a picture to trim and waits for it on the screen. */
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

async function openTrim(file?: File) {
  const view = await renderEditor();
  return { ...view, ...(await chooseToTrim(file)) };
}

describe('the frame of an icon', () => {
  beforeEach(mockPictures);

  it.each([
    ['circle', '50%'],
    ['rounded', '26%'],
    ['square', '0'],
  ] as const)(
    'is shown, and has a guide, in the shape that the theme gives icons: %s',
    async (avatarShape, radius) => {
      const { container } = await renderEditor(anOwnAccount({ theme: aTheme({ avatarShape }) }));
      const icon = container.querySelector<HTMLElement>('[style*="--face-radius"]');
      expect(icon?.style.getPropertyValue('--face-radius')).toBe(radius);
      const { shown } = await chooseToTrim();
      const stage = shown.closest<HTMLElement>('[data-field="icon"]');
      expect(stage?.style.getPropertyValue('--face-radius')).toBe(radius);
    },
  );
});

describe('choosing an icon', () => {
  beforeEach(mockPictures);

  const words = () => place().getByRole('status').textContent;
  const message = () => screen.queryByText((_text, element) => element?.parentElement?.ariaLive === 'polite');

  it.each([
    ['a GIF', aFile('image/gif'), {}, /Animated images are not supported/, 'The file could not be read.'],
    [
      'an animation',
      anAnimation('image/webp'),
      {},
      /Animated images are not supported/,
      'The file could not be read.',
    ],
    [
      'a file that is too large',
      aFile('image/png', { size: LIMITS.image.maxBytes + 1 }),
      {},
      /too large/,
      /too large/,
    ],
    [
      'an unreadable file',
      aFile('image/png'),
      { size: null },
      /could not be read\. Please choose/,
      'The file could not be read.',
    ],
    [
      'an undecodable file',
      aFile('image/png'),
      { decodes: false },
      /could not be read\. Please choose/,
      'The file could not be read.',
    ],
    [
      'a picture with too many pixels',
      aFile('image/png'),
      { size: { width: 10_000, height: 6000 } },
      /dimensions are too large/,
      null,
    ],
  ])(
    'rejects %s before anything is sent, with the reason at the icon',
    async (_what, file, seen, why, passing) => {
      Object.assign(pictureApis, seen);
      await renderEditor();
      expect(input()).toBeValid();
      choose(file);
      await waitFor(() => expect(input()).toHaveAccessibleDescription(why));
      expect(input()).toBeInvalid();
      expect(words()).toMatch(why);
      if (passing === null) expect(message()).toBeNull();
      else expect(message()).toHaveTextContent(passing);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(pictureApis.held.size).toBe(0);
    },
  );

  it('clears an error when another file is chosen', async () => {
    await renderEditor();
    const field = input();
    choose(aFile('image/gif'));
    await waitFor(() => expect(field).toBeInvalid());
    choose(aFile('image/png'));
    await dialog();
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription(/Animated images are not supported/);
  });

  it('accepts a dropped file', async () => {
    await renderEditor();
    fireEvent.drop(screen.getByRole('region', { name: 'Icon' }), { dataTransfer: { files: [aFile()] } });
    expect(await dialog()).toBeInTheDocument();
  });
});

describe('trimming an icon', () => {
  beforeEach(mockPictures);

  it('happens in a dialog that is always dark', async () => {
    const { shown } = await openTrim();
    expect(shown.closest('[data-color-scheme]')).toHaveAttribute('data-color-scheme', 'dark');
    expect(saveButton()).toBeInTheDocument();
    expect(pictureApis.held).toContain(shown.getAttribute('src'));
  });

  it('zooms by slider, buttons and keys, within bounds', async () => {
    const { user, frame } = await openTrim();
    const zoom = frame.getByRole('slider', { name: 'Zoom' });
    expect(zoom).toHaveValue('1');
    fireEvent.change(zoom, { target: { value: '2' } });
    expect(zoom).toHaveValue('2');
    expect(zoom).toHaveAttribute('aria-valuetext', '2 times');
    await user.click(frame.getByRole('button', { name: 'Zoom in' }));
    expect(Number((zoom as HTMLInputElement).value)).toBeCloseTo(2.2);
    await user.click(frame.getByRole('button', { name: 'Zoom out' }));
    expect(Number((zoom as HTMLInputElement).value)).toBeCloseTo(2);
    act(() => frame.getByRole('group', { name: 'Crop position' }).focus());
    await user.keyboard('+');
    expect(Number((zoom as HTMLInputElement).value)).toBeCloseTo(2.2);
    await user.keyboard('{-}'.repeat(20));
    expect(zoom).toHaveValue('1');
  });

  it('moves by arrow keys, in smaller steps with Shift, and always covers the frame', async () => {
    const { user, frame, shown } = await openTrim();
    const stage = frame.getByRole('group', { name: 'Crop position' });
    expect(stage).toHaveAccessibleDescription(/arrow keys to move the image/);
    act(() => stage.focus());
    await user.keyboard('{ArrowRight}');
    expect(shown.style.transform).toMatch(/^translate\(14px\)/);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(shown.style.transform).toMatch(/^translate\(16\.8/);
    // The picture is as high as the frame.
    await user.keyboard('{ArrowDown}');
    expect(shown.style.transform).toMatch(/^translate\(16\.8\d*px\)/);
    await user.keyboard('{ArrowLeft>100/}');
    expect(shown.style.transform).toMatch(/^translate\(-46\.6/);
  });

  it('rotates by quarter turns and by degrees, and resets', async () => {
    const { user, frame, shown } = await openTrim();
    await user.click(frame.getByRole('button', { name: 'Rotate right 90 degrees' }));
    expect(shown.style.transform).toContain('rotate(90deg)');
    await user.click(frame.getByRole('button', { name: 'Rotate left 90 degrees' }));
    await user.click(frame.getByRole('button', { name: 'Rotate left 90 degrees' }));
    expect(shown.style.transform).toContain('rotate(270deg)');
    const tilt = frame.getByRole('slider', { name: 'Tilt' });
    fireEvent.change(tilt, { target: { value: '10' } });
    expect(shown.style.transform).toContain('rotate(280deg)');
    expect(tilt).toHaveAttribute('aria-valuetext', '10 degrees');
    // A tilted picture has to be larger to cover the frame.
    expect(Number(frame.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value)).toBeCloseTo(1.158, 2);
    await user.click(frame.getByRole('button', { name: 'Reset' }));
    expect(shown.style.transform).toContain('rotate(0deg)');
    expect(frame.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  });

  it('fits the frame to the available space and keeps the trim', async () => {
    const watchers: ResizeObserverCallback[] = [];
    const { ResizeObserver: still } = window;
    window.ResizeObserver = class extends still {
      constructor(changed: ResizeObserverCallback) {
        super(changed);
        watchers.push(changed);
      }
    };
    const size = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const giveRoom = (width: number, height: number) => {
      size.mockReturnValue(new DOMRect(0, 0, width, height));
      act(() => {
        for (const changed of watchers) {
          changed([{ contentRect: new DOMRect(0, 0, width, height) } as ResizeObserverEntry], {} as never);
        }
      });
    };

    giveRoom(400, 600);
    const { user, frame, shown } = await openTrim();
    const stage = frame.getByRole('group', { name: 'Crop position' });
    giveRoom(400, 600);
    act(() => stage.focus());
    await user.keyboard('{ArrowRight}');
    // Frame and picture are 352 pixels high.
    expect(stage).toHaveStyle({ width: '352px' });
    expect(shown.style.transform).toBe('translate(17.6px) rotate(0deg) scale(1.17333)');
    giveRoom(800, 248);
    expect(stage).toHaveStyle({ width: '200px' });
    expect(shown.style.transform).toMatch(/^translate\(10px\) rotate\(0deg\) scale\(0\.80/);
    giveRoom(400, 600);
    expect(stage).toHaveStyle({ width: '352px' });
    expect(shown.style.transform).toMatch(/^translate\(17\.6/);
    size.mockRestore();
    window.ResizeObserver = still;
  });

  it('sends nothing and releases the picture when cancelled', async () => {
    const calls = onCall('patch', '/accounts/me', answers(WITH));
    const { user } = await openTrim();
    expect(hasUnsavedInput()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await dialogsGone();
    choose(aFile());
    await dialog();
    await user.keyboard('{Escape}');
    await dialogsGone();
    expect(calls).toHaveLength(0);
    expect(hasUnsavedInput()).toBe(false);
    expect(pictureApis.held.size).toBe(0);
    expect(pictureApis.open.size).toBe(0);
  });
});

describe('leaving the trim dialog', () => {
  beforeEach(mockPictures);

  const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });

  async function openAndTurn() {
    const view = await openTrim();
    await view.user.click(view.frame.getByRole('button', { name: 'Rotate right 90 degrees' }));
    return view;
  }

  it.each([
    ['Cancel', (user: User) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['the cross', (user: User) => user.click(screen.getByRole('button', { name: 'Close cropping' }))],
    ['Escape', (user: User) => user.keyboard('{Escape}')],
  ])('by %s asks before changes are lost', async (_what, leave) => {
    const { user, shown } = await openAndTurn();
    await leave(user);
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(shown.style.transform).toContain('rotate(90deg)');
    await leave(user);
    await user.click(within(await question()).getByRole('button', { name: 'Close without saving' }));
    await dialogsGone();
    expect(hasUnsavedInput()).toBe(false);
    expect(pictureApis.held.size).toBe(0);
  });

  it('does not ask without changes', async () => {
    const { user, frame } = await openAndTurn();
    await user.click(frame.getByRole('button', { name: 'Reset' }));
    await user.keyboard('{Escape}');
    await dialogsGone();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('by the back button asks like any other form', async () => {
    signIn();
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ isMe: true })));
    onCall('get', '/accounts/me', answers(WITHOUT));
    const { user, goTo, router, path } = await openPage('/profile/hanako.sato');
    await goTo('/profile/hanako.sato/edit');
    await screen.findByRole('region', { name: 'Icon' });
    const { frame } = await chooseToTrim();
    await user.click(frame.getByRole('button', { name: 'Rotate right 90 degrees' }));
    await act(() => router.navigate(-1));
    const leaving = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    await user.click(within(leaving).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(path()).toBe('/profile/hanako.sato/edit');
    expect(await dialog()).toBeInTheDocument();
  });
});

describe('saving an icon', () => {
  beforeEach(mockPictures);

  it('crops a centered square of at most 1024 pixels and shows it everywhere', async () => {
    const calls = onCall('patch', '/accounts/me', answers(WITH));
    const { user } = await openStudio();
    await chooseToTrim(aFile('image/png'));
    await user.click(saveButton());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    const { icon } = calls[0]!.body as { icon: File };
    expect(icon.type).toBe('image/png');
    expect(await icon.text()).toBe('1024x1024');
    // 12 megapixels are decoded as 8; the shorter side fills the canvas.
    const [scale] = pictureApis.drawing.filter(([name]) => name === 'scale');
    expect(scale?.[1]).toBeCloseTo(1024 / 2449, 4);
    expect(pictureApis.drawing).toContainEqual(['translate', 512, 512]);

    await dialogsGone();
    await waitFor(() => expect(iconIn(preview())).toBe(ICON.url));
    expect(iconIn(screen.getByRole('region', { name: 'Icon' }))).toBe(ICON.url);
    expect(place().getByText('Change icon')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(iconIn(await screen.findByRole('dialog', { name: 'Menu' }))).toBe(ICON.url);
    expect([pictureApis.held.size, pictureApis.open.size]).toEqual([0, 0]);
  });

  it('falls back to a JPEG on white when the browser cannot write WebP', async () => {
    pictureApis.writes = ['image/jpeg', 'image/png'];
    const calls = onCall('patch', '/accounts/me', answers(WITH));
    const { user } = await openTrim(aFile('image/webp'));
    await user.click(saveButton());
    await screen.findByText('Saved.');
    expect((calls[0]!.body as { icon: File }).icon.type).toBe('image/jpeg');
    expect(pictureApis.drawing.map(([name]) => name)).toContain('fillRect');
  });

  it('keeps WebP with its transparency when the browser can write it', async () => {
    const calls = onCall('patch', '/accounts/me', answers(WITH));
    const { user } = await openTrim(aFile('image/webp'));
    await user.click(saveButton());
    await screen.findByText('Saved.');
    expect((calls[0]!.body as { icon: File }).icon.type).toBe('image/webp');
    expect(pictureApis.drawing.map(([name]) => name)).not.toContain('fillRect');
  });

  it('does not upscale the picture', async () => {
    pictureApis.size = { width: 90, height: 60 };
    const calls = onCall('patch', '/accounts/me', answers(WITH));
    const { user } = await openTrim();
    await user.click(saveButton());
    await screen.findByText('Saved.');
    expect(await (calls[0]!.body as { icon: File }).icon.text()).toBe('60x60');
  });

  it('shows its progress and ignores a second click', async () => {
    const { answer, release } = answersLater(WITH);
    const calls = onCall('patch', '/accounts/me', answer);
    const { user } = await openTrim();
    const button = saveButton();
    await user.dblClick(button);
    expect(await screen.findByRole('progressbar', { name: 'Uploading' })).toBeInTheDocument();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    release();
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('can be cancelled and retried', async () => {
    const first = answersLater(WITH);
    const given = onCall('patch', '/accounts/me', first.answer);
    const { user } = await openTrim();
    await user.click(saveButton());
    await waitFor(() => expect(given).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Stop uploading' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    first.release();
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
    onCall('patch', '/accounts/me', answers(WITH));
    await user.click(saveButton());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
  });

  it.each([
    [415, 'unsupportedImage', /JPEG, PNG or WebP image/],
    [413, 'fileSizeOver', /up to 15 MB/],
    [413, 'storageFull', /run out of storage/],
    [413, 'unknown', /more than can be sent at once/],
    [400, 'unreadableFile', /could not be read/],
    [500, 'unknown', /Something went wrong/],
    [503, 'unknown', /heavy traffic or are under maintenance/],
  ] as const)('shows why the server rejected it (%i %s), and keeps the trim', async (status, code, words) => {
    onCall('patch', '/accounts/me', refuses(status, code, status < 500 ? 'icon' : null));
    const { user, frame } = await openTrim();
    await user.click(frame.getByRole('button', { name: 'Zoom in' }));
    await user.click(saveButton());
    expect(await frame.findByText(words)).toBeInTheDocument();
    expect(Number(frame.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value)).toBeCloseTo(1.1);
    onCall('patch', '/accounts/me', answers(WITH));
    await user.click(saveButton());
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
  });

  it('shows a message when the picture cannot be processed', async () => {
    const calls = onCall('patch', '/accounts/me', answers(WITH));
    const { user } = await openTrim();
    pictureApis.decodes = false;
    await user.click(saveButton());
    expect(await screen.findByText('The file could not be read.')).toBeInTheDocument();
    await dialogsGone();
    expect(input()).toHaveAccessibleDescription(/could not be read\. Please choose/);
    expect(calls).toHaveLength(0);
  });

  it('redirects to the login when the session has expired', async () => {
    onCall('patch', '/accounts/me', refuses(401));
    const { user, path } = await openStudio();
    await chooseToTrim();
    await user.click(saveButton());
    expect(await screen.findByText('Please log in.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/login?back=%2Fprofile%2Fhanako.sato%2Fedit&unauthorized=1'));
  });
});

describe('removing an icon', () => {
  beforeEach(mockPictures);

  const openMenu = async (user: Awaited<ReturnType<typeof renderEditor>>['user']) => {
    await user.click(place().getByRole('button', { name: 'Icon actions' }));
    await screen.findByRole('menu');
  };

  it('asks for confirmation and updates the icon everywhere', async () => {
    const calls = onCall('patch', '/accounts/me', answers(WITHOUT));
    const { user } = await openStudio(WITH);
    await waitFor(() => expect(iconIn(preview())).toBe(ICON.url));
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Remove icon' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove your icon?' });
    expect(question).toHaveAccessibleDescription(/will be removed from your page/);
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ icon: null }]);
    await dialogsGone();
    await waitFor(() => expect(iconIn(preview())).toBeNull());
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it('changes nothing when cancelled', async () => {
    const { user } = await renderEditor(WITH);
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Remove icon' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await dialogsGone();
    expect(iconIn(screen.getByRole('region', { name: 'Icon' }))).toBe(ICON.url);
  });

  it('shows a message when it fails', async () => {
    onCall('patch', '/accounts/me', refuses(500));
    const { user } = await renderEditor(WITH);
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Remove icon' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    await dialogsGone();
    expect(iconIn(screen.getByRole('region', { name: 'Icon' }))).toBe(ICON.url);
  });

  it('is not offered without an icon', async () => {
    const { user } = await renderEditor();
    await openMenu(user);
    expect(screen.queryByRole('menuitem', { name: 'Remove icon' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(input()).toHaveAccessibleName('Choose an icon');
  });
});
