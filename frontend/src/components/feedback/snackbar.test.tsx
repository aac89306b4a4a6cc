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

  it('announces a message and takes it away after five seconds', async () => {
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

  it('puts a later message in the place of the earlier one, with its own five seconds', async () => {
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

  it('can be taken away before its time', async () => {
    await renderPart(<Speaker />);
    say('fail');
    say('hush');
    expect(liveRegion()).toBeEmptyDOMElement();
    say('copy');
    wait(SNACKBAR_MS - 1);
    expect(liveRegion()).toHaveTextContent('Copied.');
  });

  it('makes room for a dialog, which has the screen to itself', async () => {
    await renderPart(<Speaker />);
    say('copy');
    say('ask');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('stays where it is told as the dialog opens, whatever was told before', async () => {
    await renderPart(<Speaker />);
    say('copy');
    wait(SNACKBAR_MS);
    say('ask again');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(liveRegion()).toHaveTextContent('We could not get the YouTube video.');
  });

  it('is heard over a dialog, which hides all else from those who do not see the screen', async () => {
    const { container } = await renderPart(<Speaker />);
    const region = liveRegion();
    say('ask');
    expect(container).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'false');
    say('fail within');
    // It is the same place as before: what is told in a new one is not announced.
    expect(liveRegion()).toBe(region);
    expect(region).toHaveTextContent('Something went wrong.');
    wait(SNACKBAR_MS);
    expect(region).toBeEmptyDOMElement();
  });

  it('is heard where a dialog closes with it, and still hides the page as it fades away', async () => {
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

  it('stays where it is told as the dialog opens', async () => {
    await renderPart(<Speaker />);
    say('copy');
    say('ask again');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(liveRegion()).toHaveTextContent('We could not get the YouTube video.');
  });

  it('names what it is about, whatever that is called', async () => {
    await renderPart(<Speaker />);
    say('hide');
    expect(liveRegion()).toHaveTextContent('“$t(loading) {{block}}” is hidden now.');
  });

  it('does not compile without the name of what it is about', () => {
    const show = jest.fn<ReturnType<Snackbar['show']>, unknown[]>() as Snackbar['show'];
    // @ts-expect-error Which block?
    show('BLOCK_SHOW');
    expect(show).toHaveBeenCalledWith('BLOCK_SHOW');
  });

  it('offers to take back what was done, and goes when that was taken', async () => {
    await renderPart(<Speaker />);
    say('move');
    expect(liveRegion()).toHaveTextContent('Moved up.');
    say('Undo');
    expect(undone).toHaveBeenCalledTimes(1);
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}', '{Control>}Z{/Control}'])(
    'takes back by %s, from wherever one is',
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

  it('leaves to the browser what takes back typed words, and what does it again', async () => {
    const { user } = await renderPart(<Speaker />);
    say('move');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}z{Alt>}{Control>}z{/Control}{/Alt}');
    screen.getByRole('textbox', { name: 'words' }).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(undone).not.toHaveBeenCalled();
    expect(liveRegion()).toHaveTextContent('Moved up.');
  });

  it.each([
    ['it was taken', '{Enter}', 1],
    ['it was closed', '{Escape}', 0],
  ])('gives the keyboard back where it was when %s', async (_how, key, times) => {
    const { user } = await renderPart(<Speaker />);
    say('move');
    act(() => screen.getByRole('button', { name: 'hide' }).focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await user.keyboard(key);
    expect(liveRegion()).toBeEmptyDOMElement();
    expect(undone).toHaveBeenCalledTimes(times);
    expect(screen.getByRole('button', { name: 'hide' })).toHaveFocus();
  });

  it('gives the keyboard back where another message takes its place', async () => {
    await renderPart(<Speaker />);
    say('move');
    act(() => screen.getByRole('button', { name: 'hide' }).focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    say('copy');
    expect(screen.getByRole('button', { name: 'hide' })).toHaveFocus();
    wait(SNACKBAR_MS);
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('waits while the keyboard is on it', async () => {
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

  it('waits while the pointer is on it', async () => {
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
