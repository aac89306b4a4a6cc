import { LIMITS } from '@hitohira/backend/rules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { aPicture } from '../../testing/links';
import { aFile, anAnimation, mockPictureApis, type PictureApis } from '../../testing/picture-files';
import { renderPart } from '../../testing/render-app';
import { type PictureFile, type PictureProblem } from './picture-file';
import { PictureField } from './PictureField';

let pictureApis: PictureApis;

const input = () => screen.getByLabelText(/^Image/);

/** A form with one picture. */
async function renderField(props: Partial<Parameters<typeof PictureField>[0]> = {}) {
  const problems: PictureProblem[] = [];
  const chosen: PictureFile[] = [];
  function Form() {
    const [picture, setPicture] = useState<PictureFile | null>(null);
    return (
      <PictureField
        label="Image"
        chosen={picture}
        onChoose={(next) => {
          chosen.push(next);
          setPicture(next);
        }}
        onProblem={(problem) => problems.push(problem)}
        {...props}
      />
    );
  }
  const view = await renderPart(<Form />, ['pictures', 'errors']);
  // Unlike `upload`, file dialogs let users choose other types.
  const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
  return { ...view, problems, chosen, choose };
}

describe('the picture field', () => {
  beforeEach(() => {
    pictureApis = mockPictureApis();
  });

  it('previews a chosen file at once, and revokes its URL', async () => {
    const { choose, chosen, unmount } = await renderField();
    const file = aFile('image/jpeg');
    choose(file);
    const preview = await screen.findByRole('img', { name: 'Selected image' });
    expect(chosen).toEqual([{ file, kind: 'image/jpeg', width: 4000, height: 3000 }]);
    expect([...pictureApis.held]).toEqual([preview.getAttribute('src')]);
    choose(aFile('image/png'));
    await waitFor(() => expect(chosen).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).not.toBe(preview));
    unmount();
    expect(pictureApis.held.size).toBe(0);
    expect(pictureApis.open.size).toBe(0);
  });

  it('accepts a dropped file', async () => {
    const { chosen } = await renderField();
    const file = aFile('image/webp');
    fireEvent.dragOver(input());
    fireEvent.drop(input(), { dataTransfer: { files: [file] } });
    await waitFor(() => expect(chosen.map((picture) => picture.file)).toEqual([file]));
  });

  it('names the accepted types', async () => {
    await renderField();
    expect(input()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    expect(input()).toHaveAccessibleDescription(/JPEG, PNG or WebP, up to 15 MB/);
    expect(input()).toHaveAccessibleName('Image Choose an image');
  });

  it.each([
    [
      'a GIF under another name',
      aFile('image/gif', { name: 'a.jpg', type: 'image/jpeg' }),
      'unsupportedImage',
    ],
    ['an animated PNG', anAnimation('image/png'), 'unsupportedImage'],
    ['an animated WebP', anAnimation('image/webp'), 'unsupportedImage'],
    ['text', new File(['<svg/>'], 'a.png', { type: 'image/png' }), 'unsupportedImage'],
    ['nothing', aFile('image/png', { size: 0 }), 'unsupportedImage'],
    [
      'a file that is one byte too large',
      aFile('image/jpeg', { size: LIMITS.image.maxBytes + 1 }),
      'fileSizeOver',
    ],
  ] as const)('rejects %s and keeps the previous file', async (_what, file, problem) => {
    const { choose, chosen, problems } = await renderField();
    choose(aFile());
    await waitFor(() => expect(chosen).toHaveLength(1));
    choose(file);
    await waitFor(() => expect(problems).toEqual([problem]));
    expect(chosen).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Selected image' })).toBeInTheDocument();
  });

  it.each([
    ['cannot be opened', { size: null }, 'unreadableFile'],
    ['cannot be decoded', { decodes: false }, 'unreadableFile'],
    ['has too many pixels', { size: { width: 10_000, height: 5001 } }, 'tooManyPixels'],
  ] as const)('rejects a file that %s', async (_what, seen, problem) => {
    Object.assign(pictureApis, seen);
    const { choose, problems } = await renderField();
    choose(aFile('image/png'));
    await waitFor(() => expect(problems).toEqual([problem]));
    expect(pictureApis.held.size).toBe(0);
  });

  it.each([
    ['of the maximum size', aFile('image/jpeg', { size: LIMITS.image.maxBytes })],
    ['under a wrong name', aFile('image/png', { name: 'a.gif', type: 'application/octet-stream' })],
  ])('accepts a picture %s', async (_what, file) => {
    pictureApis.size = { width: 10_000, height: 5000 };
    const { choose, chosen } = await renderField();
    choose(file);
    await waitFor(() => expect(chosen).toHaveLength(1));
  });

  it('keeps the file that was chosen last', async () => {
    const { choose, chosen } = await renderField();
    choose(aFile('image/jpeg'));
    choose(aFile('image/png'));
    await waitFor(() => expect(chosen.map(({ kind }) => kind)).toEqual(['image/png']));
  });

  it('shows the stored picture until another is chosen', async () => {
    const stored = aPicture();
    const { choose } = await renderField({ stored });
    expect(screen.getByRole('img')).toHaveAttribute('src', stored.url);
    expect(screen.getByText('Choose another image')).toBeInTheDocument();
    choose(aFile());
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toMatch(/^blob:/));
  });

  it('shows its error and is marked as invalid', async () => {
    await renderField({ error: 'Choose an image.' });
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(/Choose an image\.$/);
  });

  it('shows the upload progress and accepts no other file meanwhile', async () => {
    const { choose: _choose, chosen, user } = await renderField({ sent: 0.42 });
    const bar = screen.getByRole('progressbar', { name: 'Uploading' });
    expect(bar).toHaveAttribute('aria-valuenow', '42');
    expect(input()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.drop(input(), { dataTransfer: { files: [aFile()] } });
    expect(fireEvent.click(input())).toBe(false);
    await user.tab();
    expect(input()).toHaveFocus();
    expect(chosen).toEqual([]);
  });

  it('says that the upload is being processed once all of it is sent', async () => {
    await renderField({ sent: 1 });
    expect(screen.getByRole('progressbar', { name: 'Finishing' })).toHaveAttribute('aria-valuenow', '100');
  });
});
