import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useOrdering } from '../../hooks/useOrdering';
import { renderPart } from '../../testing/render-app';
import { SortableList } from './SortableList';

const { jest } = import.meta;

const NAMES = new Map([
  [11, 'Shop'],
  [12, 'Diary'],
  [13, 'Films'],
]);

const ROW_PX = 64;

function Sorted({ disabled = false }: { disabled?: boolean }) {
  const { order, move, undo, canUndo, changed } = useOrdering([...NAMES.keys()]);
  return (
    <>
      <SortableList
        label="Order"
        entries={order.map((id) => ({ id, name: NAMES.get(id) ?? '', content: <p>{NAMES.get(id)}</p> }))}
        onMove={move}
        disabled={disabled}
      />
      <button onClick={undo} disabled={!canUndo}>
        Undo
      </button>
      <output>{changed ? 'changed' : 'as it was'}</output>
    </>
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Order' })).getAllByRole('listitem');
const shown = () => rows().map((row) => row.querySelector('p')?.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move “${name}”` });

/** jsdom has no layout: stacks the rows in document order. */
function layRowsOut(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const position = row === null ? 0 : [...(row.parentElement?.children ?? [])].indexOf(row);
    return new DOMRect(0, position * ROW_PX, 320, ROW_PX);
  });
}

describe('sorting by menu', () => {
  async function choose(name: string, way: string) {
    const view = await renderPart(<Sorted />, ['ordering']);
    await view.user.click(screen.getByRole('button', { name: `Move options for “${name}”` }));
    await view.user.click(await screen.findByRole('menuitem', { name: way }));
    return view;
  }

  it.each([
    ['Films', 'Move to top', ['Films', 'Shop', 'Diary'], 1],
    ['Diary', 'Move up', ['Diary', 'Shop', 'Films'], 1],
    ['Diary', 'Move down', ['Shop', 'Films', 'Diary'], 3],
    ['Shop', 'Move to bottom', ['Diary', 'Films', 'Shop'], 3],
  ])('moves %s %s and announces the new position', async (name, way, order, position) => {
    await choose(name, way);
    expect(shown()).toEqual(order);
    expect(screen.getByText(`“${name}” moved. It is now ${String(position)} of 3.`)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Move options for “${name}”` })).toHaveFocus(),
    );
  });

  it.each([
    ['Shop', ['Move down', 'Move to bottom']],
    ['Diary', ['Move up', 'Move down']],
    ['Films', ['Move to top', 'Move up']],
  ])('offers %s only the possible moves', async (name, ways) => {
    const { user } = await renderPart(<Sorted />, ['ordering']);
    await user.click(screen.getByRole('button', { name: `Move options for “${name}”` }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map((item) => item.textContent)).toEqual(ways);
  });

  it('undoes moves one by one', async () => {
    const { user } = await choose('Films', 'Move to top');
    expect(screen.getByText('changed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown()).toEqual(['Shop', 'Diary', 'Films']);
    expect(screen.getByText('as it was')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('moves nothing while disabled', async () => {
    await renderPart(<Sorted disabled />, ['ordering']);
    expect(handle('Shop')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Move options for “Shop”' })).toBeDisabled();
  });
});

describe('sorting by keyboard', () => {
  async function lift(name: string) {
    layRowsOut();
    const view = await renderPart(<Sorted />, ['ordering']);
    act(() => handle(name).focus());
    fireEvent.keyDown(handle(name), { code: 'Space' });
    await screen.findByText(/picked up/);
    return view;
  }

  const press = (code: string) =>
    act(() => {
      fireEvent.keyDown(document, { code });
    });

  afterEach(() => jest.restoreAllMocks());

  it('has instructions', async () => {
    await renderPart(<Sorted />, ['ordering']);
    expect(handle('Shop')).toHaveAccessibleDescription(/Press Space to pick it up/);
    expect(handle('Shop')).toHaveAttribute('aria-roledescription', 'drag handle');
  });

  it('lifts, moves and drops, and announces each', async () => {
    await lift('Shop');
    expect(screen.getByText('“Shop” picked up. It is 1 of 3.')).toBeInTheDocument();
    press('ArrowDown');
    expect(await screen.findByText('“Shop” is now 2 of 3.')).toBeInTheDocument();
    press('Space');
    expect(await screen.findByText('“Shop” dropped at 2 of 3.')).toBeInTheDocument();
    expect(shown()).toEqual(['Diary', 'Shop', 'Films']);
  });

  it('returns to the start position on Escape', async () => {
    await lift('Films');
    press('ArrowUp');
    expect(await screen.findByText('“Films” is now 2 of 3.')).toBeInTheDocument();
    press('Escape');
    expect(await screen.findByText('Cancelled. “Films” is 3 of 3 again.')).toBeInTheDocument();
    expect(shown()).toEqual(['Shop', 'Diary', 'Films']);
    expect(screen.getByText('as it was')).toBeInTheDocument();
  });
});
