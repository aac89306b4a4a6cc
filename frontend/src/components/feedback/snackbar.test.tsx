import Button from '@mui/material/Button';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../dialogs/Dialog';
import { UndoAction } from '../buttons/UndoAction';
import { SNACKBAR_MS } from '../../config/site';
import { type Snackbar, useSnackbar } from '../../hooks/useSnackbar';
import { renderPart } from '../../testing/render-app';

const { jest } = import.meta;

const undone = jest.fn();

function Speaker() {
  const { show, hide } = useSnackbar();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => show('COPY_SUCCESS', { color: 'SUCCESS' })}>copy</Button>
      <Button onClick={() => show('UNKNOWN')}>fail</Button>
      <Button onClick={hide}>hush</Button>
      <Button onClick={() => setAsking(true)}>ask</Button>
      <Button
        onClick={() => {
          show('FAILED_TO_GET_YOUTUBE_VIDEO');
          setAsking(true);
        }}
      >
        ask again
      </Button>
      <Dialog open={asking}>
        <Button onClick={() => show('UNKNOWN')}>fail within</Button>
        <Button
          onClick={() => {
            show('SAVE_SUCCESS', { color: 'SUCCESS' });
            setAsking(false);
          }}
        >
          answer
        </Button>
      </Dialog>
      <Button onClick={() => show('BLOCK_HIDE', { params: { block: '$t(loading) {{block}}' } })}>hide</Button>
      <Button onClick={() => show('BLOCK_ORDER_MOVE_UP', { action: <UndoAction run={undone} /> })}>
        move
      </Button>
      <textarea aria-label="words" />
      <input type="radio" aria-label="choice" />
    </>
  );
}

const say = (name: string) => act(() => screen.getByRole('button', { name }).click());
const liveRegion = () => screen.getByRole('status');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the snackbar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    undone.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('announces a message and hides it after five seconds', async () => {
    expect(SNACKBAR_MS).toBe(5000);
    await renderPart(<Speaker />);
    expect(liveRegion()).toBeEmptyDOMElement();
    expect(liveRegion()).toHaveAttribute('aria-live', 'polite');
    say('copy');
    expect(liveRegion()).toHaveTextContent('Copied.');
    expect(liveRegion().firstElementChild).toHaveAttribute('data-color', 'SUCCESS');
    wait(SNACKBAR_MS - 1);
    expect(liveRegion()).toHaveTextContent('Copied.');
    wait(1);
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('replaces an earlier message, with its own five seconds', async () => {
    await renderPart(<Speaker />);
    say('copy');
    wait(SNACKBAR_MS - 1000);
    say('fail');
    expect(liveRegion()).not.toHaveTextContent('Copied.');
    wait(SNACKBAR_MS - 1);
    expect(liveRegion()).toHaveTextContent('Something went wrong.');
    expect(liveRegion().firstElementChild).toHaveAttribute('data-color', 'DEFAULT');
    wait(1);
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('can be hidden early', async () => {
    await renderPart(<Speaker />);
    say('fail');
    say('hush');
    expect(liveRegion()).toBeEmptyDOMElement();
    say('copy');
    wait(SNACKBAR_MS - 1);
    expect(liveRegion()).toHaveTextContent('Copied.');
  });

  it('is dismissed when a dialog opens', async () => {
    await renderPart(<Speaker />);
    say('copy');
    say('ask');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('shows a message that comes with the dialog, despite an earlier one', async () => {
    await renderPart(<Speaker />);
    say('copy');
    wait(SNACKBAR_MS);
    say('ask again');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(liveRegion()).toHaveTextContent('We could not get the YouTube video.');
  });

  it('is announced above a dialog, which hides the rest of the page', async () => {
    const { container } = await renderPart(<Speaker />);
    const region = liveRegion();
    say('ask');
    expect(container).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'false');
    say('fail within');
    // The region is the same as before: a new one is not announced.
    expect(liveRegion()).toBe(region);
    expect(region).toHaveTextContent('Something went wrong.');
    wait(SNACKBAR_MS);
    expect(region).toBeEmptyDOMElement();
  });

  it('is announced while a dialog is closing', async () => {
    const { container } = await renderPart(<Speaker />);
    const region = liveRegion();
    say('ask');
    say('answer');
    expect(container).toHaveAttribute('aria-hidden', 'true');
    expect(liveRegion()).toBe(region);
    expect(region).toHaveTextContent('Saved.');
    wait(SNACKBAR_MS - 1);
    expect(container).not.toHaveAttribute('aria-hidden');
    expect(region).toHaveTextContent('Saved.');
  });

  it('shows a message that comes with the dialog', async () => {
    await renderPart(<Speaker />);
    say('copy');
    say('ask again');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(liveRegion()).toHaveTextContent('We could not get the YouTube video.');
  });

  it('inserts its parameters literally', async () => {
    await renderPart(<Speaker />);
    say('hide');
    expect(liveRegion()).toHaveTextContent('“$t(loading) {{block}}” is now hidden.');
  });

  it('does not compile without its parameters', () => {
    const show = jest.fn<ReturnType<Snackbar['show']>, unknown[]>() as Snackbar['show'];
    // @ts-expect-error The block is missing.
    show('BLOCK_SHOW');
    expect(show).toHaveBeenCalledWith('BLOCK_SHOW');
  });

  it('offers to undo, and closes afterwards', async () => {
    await renderPart(<Speaker />);
    say('move');
    expect(liveRegion()).toHaveTextContent('Moved up.');
    say('Undo');
    expect(undone).toHaveBeenCalledTimes(1);
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}', '{Control>}Z{/Control}'])(
    'undoes by %s from anywhere on the page',
    async (keys) => {
      const { user } = await renderPart(<Speaker />);
      say('move');
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute(
        'aria-keyshortcuts',
        'Control+Z Meta+Z',
      );
      screen.getByRole('radio').focus();
      await user.keyboard(keys);
      expect(undone).toHaveBeenCalledTimes(1);
      expect(liveRegion()).toBeEmptyDOMElement();
      expect(screen.getByRole('radio')).toHaveFocus();
      await user.keyboard(keys);
      expect(undone).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves undo in text fields and redo to the browser', async () => {
    const { user } = await renderPart(<Speaker />);
    say('move');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}z{Alt>}{Control>}z{/Control}{/Alt}');
    screen.getByRole('textbox', { name: 'words' }).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(undone).not.toHaveBeenCalled();
    expect(liveRegion()).toHaveTextContent('Moved up.');
  });

  it.each([
    ['undo was chosen', '{Enter}', 1],
    ['it was closed', '{Escape}', 0],
  ])('restores the focus when %s', async (_how, key, times) => {
    const { user } = await renderPart(<Speaker />);
    say('move');
    act(() => screen.getByRole('button', { name: 'hide' }).focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await user.keyboard(key);
    expect(liveRegion()).toBeEmptyDOMElement();
    expect(undone).toHaveBeenCalledTimes(times);
    expect(screen.getByRole('button', { name: 'hide' })).toHaveFocus();
  });

  it('restores the focus when another message replaces it', async () => {
    await renderPart(<Speaker />);
    say('move');
    act(() => screen.getByRole('button', { name: 'hide' }).focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    say('copy');
    expect(screen.getByRole('button', { name: 'hide' })).toHaveFocus();
    wait(SNACKBAR_MS);
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('stays while it has the focus', async () => {
    await renderPart(<Speaker />);
    say('move');
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    wait(SNACKBAR_MS * 3);
    expect(liveRegion()).toHaveTextContent('Moved up.');
    act(() => screen.getByRole('button', { name: 'copy' }).focus());
    wait(SNACKBAR_MS - 1);
    expect(liveRegion()).toHaveTextContent('Moved up.');
    wait(1);
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('stays while it is hovered', async () => {
    const { user } = await renderPart(<Speaker />);
    say('copy');
    await user.hover(screen.getByText('Copied.'));
    wait(SNACKBAR_MS * 3);
    expect(liveRegion()).toHaveTextContent('Copied.');
    await user.unhover(screen.getByText('Copied.'));
    wait(SNACKBAR_MS);
    expect(liveRegion()).toBeEmptyDOMElement();
  });
});
