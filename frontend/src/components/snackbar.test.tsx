import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { SNACKBAR_MS } from '../config/site';
import { type Snackbar, useSnackbar } from '../hooks/useSnackbar';
import { renderPart } from '../testing/render-app';

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
      </Dialog>
      <Button onClick={() => show('BLOCK_HIDE', { params: { block: '$t(loading) {{block}}' } })}>hide</Button>
      <Button onClick={() => show('SAVE_SUCCESS', { bottomPx: 72 })}>lifted</Button>
      <Button onClick={() => show('BLOCK_ORDER_MOVE_UP', { action: { code: 'undo', run: undone } })}>
        move
      </Button>
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
    const region = liveRegion();
    say('copy');
    say('ask');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(region).toBeEmptyDOMElement();
    say('fail within');
    expect(region).toHaveTextContent('Something went wrong.');
  });

  it('is read out in a dialog, since what is behind it is hidden from those who do not see the screen', async () => {
    await renderPart(<Speaker />);
    say('ask');
    const spoken = screen.getByRole('dialog').querySelector('[aria-live="polite"]')!;
    expect(spoken).toBeEmptyDOMElement();
    say('fail within');
    expect(spoken).toHaveTextContent('Something went wrong.');
    wait(SNACKBAR_MS);
    expect(spoken).toBeEmptyDOMElement();
  });

  it('stays where it is told as the dialog opens', async () => {
    await renderPart(<Speaker />);
    const region = liveRegion();
    say('copy');
    say('ask again');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(region).toHaveTextContent('We could not get the YouTube video.');
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

  it('stands higher where a page asks for it', async () => {
    await renderPart(<Speaker />);
    say('lifted');
    expect(liveRegion()).toHaveStyle({ '--bottom-lift': '72px' });
    say('fail');
    expect(liveRegion()).not.toHaveStyle({ '--bottom-lift': '72px' });
  });

  it('offers to take back what was done, and goes when that was taken', async () => {
    await renderPart(<Speaker />);
    say('move');
    expect(liveRegion()).toHaveTextContent('Moved up.');
    say('Undo');
    expect(undone).toHaveBeenCalledTimes(1);
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
