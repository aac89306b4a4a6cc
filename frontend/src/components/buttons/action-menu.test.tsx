import { act, screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../testing/render-app';
import { muiTheme } from '../../theme/mui-theme';
import { ActionMenu } from './ActionMenu';

/** Moves what is on the page, which jsdom does not lay out, and reports a scroll. */
const scrollBy = (button: HTMLElement, pixels: number) =>
  act(() => {
    const top = button.getBoundingClientRect().top - pixels;
    button.getBoundingClientRect = () => new DOMRect(0, top, 44, 44);
    window.dispatchEvent(new Event('scroll'));
  });

describe('a menu of actions', () => {
  afterEach(() => Object.assign(window, { scrollY: 0 }));

  async function openMenu() {
    const run = import.meta.jest.fn();
    const { user } = await renderPart(
      <ActionMenu label="Actions" actions={[{ name: 'Hide', icon: null, run }]} />,
    );
    const button = screen.getByRole('button', { name: 'Actions' });
    await user.click(button);
    await screen.findByRole('menu', { name: 'Actions' });
    return { user, run, button };
  }

  it('runs the chosen action and returns the focus', async () => {
    const { user, run, button } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Hide' }));
    expect(run).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('lets the page scroll, which closes the menu', async () => {
    const { button } = await openMenu();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    // The end of an earlier scroll does not close it.
    scrollBy(button, 10);
    expect(screen.getByRole('menu')).toBeInTheDocument();
    scrollBy(button, 10);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('stays open while the button stays in its place, although the page has become longer above it', async () => {
    await openMenu();
    Object.assign(window, { scrollY: 300 });
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('covers a tooltip that was already open', () => {
    // At the same level, the later element in the document is on top.
    expect(muiTheme.zIndex.tooltip).toBe(muiTheme.zIndex.modal);
  });
});
