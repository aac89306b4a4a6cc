import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/render-app';
import { type CodeBoxes, enterDigits, eraseDigit } from './code-entry';
import { CodeInput } from './CodeInput';

const EMPTY = ['', '', '', '', '', ''];

function Boxes() {
  const [value, setValue] = useState<CodeBoxes>(EMPTY);
  return (
    <CodeInput
      value={value}
      onChange={setValue}
      label="Six-digit code"
      boxLabel={(position) => `Digit ${String(position)} of 6`}
      error={undefined}
    />
  );
}

const box = (position: number) => screen.getByRole('textbox', { name: `Digit ${String(position)} of 6` });
const values = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

describe('the boxes of a code', () => {
  it('are a named group with a name for each box, and fill from the phone', async () => {
    await renderPart(<Boxes />);
    expect(screen.getByRole('group', { name: 'Six-digit code' })).toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(6);
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box(2)).toHaveAttribute('autocomplete', 'off');
    for (const input of screen.getAllByRole('textbox')) expect(input).toHaveAttribute('inputmode', 'numeric');
  });

  it('take one digit each and move on', async () => {
    const { user } = await renderPart(<Boxes />);
    await user.click(box(1));
    await user.keyboard('12');
    expect(values()).toEqual(['1', '2', '', '', '', '']);
    expect(box(3)).toHaveFocus();
  });

  it('take digits alone', async () => {
    const { user } = await renderPart(<Boxes />);
    await user.click(box(1));
    await user.keyboard('a- 7x');
    expect(values()).toEqual(['7', '', '', '', '', '']);
    expect(box(2)).toHaveFocus();
  });

  it('stay on the last box when it is filled', async () => {
    const { user } = await renderPart(<Boxes />);
    await user.click(box(6));
    await user.keyboard('9');
    expect(box(6)).toHaveFocus();
  });

  it('fill from a paste, from the box it happened in, up to the last', async () => {
    const { user } = await renderPart(<Boxes />);
    await user.click(box(3));
    await user.paste('code: 98 76-54 321');
    expect(values()).toEqual(['', '', '9', '8', '7', '6']);
    expect(box(6)).toHaveFocus();
  });

  it('make half-width digits of full-width ones', async () => {
    const { user } = await renderPart(<Boxes />);
    await user.click(box(1));
    await user.paste('１２３４５６');
    expect(values()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('wait for an input method to finish', async () => {
    await renderPart(<Boxes />);
    act(() => box(1).focus());
    fireEvent.compositionStart(box(1));
    fireEvent(box(1), new InputEvent('input', { bubbles: true, isComposing: true }));
    fireEvent.input(box(1), { target: { value: '４' }, isComposing: true });
    fireEvent.compositionEnd(box(1));
    expect(values()).toEqual(['4', '', '', '', '', '']);
    expect(box(2)).toHaveFocus();
  });

  it('take a whole code that autofill writes into the first box', async () => {
    await renderPart(<Boxes />);
    fireEvent.change(box(1), { target: { value: '123456' } });
    expect(values()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(box(6)).toHaveFocus();
  });

  it('go back with backspace', async () => {
    const { user } = await renderPart(<Boxes />);
    await user.click(box(1));
    await user.keyboard('12');
    await user.keyboard('{Backspace}');
    expect(values()).toEqual(['1', '', '', '', '', '']);
    expect(box(2)).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(values()).toEqual(['', '', '', '', '', '']);
    expect(box(1)).toHaveFocus();
  });

  it('move with the arrows', async () => {
    const { user } = await renderPart(<Boxes />);
    await user.click(box(3));
    await user.keyboard('{ArrowLeft}');
    expect(box(2)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(box(4)).toHaveFocus();
  });
});

describe('entering digits', () => {
  it('replaces what a box held, on whichever side the new digit was typed', () => {
    const boxes = ['1', '', '', '', '', ''];
    expect(enterDigits(boxes, 0, '12')).toEqual({ boxes: ['2', '', '', '', '', ''], focus: 1 });
    expect(enterDigits(boxes, 0, '21')).toEqual({ boxes: ['2', '', '', '', '', ''], focus: 1 });
    expect(enterDigits(boxes, 0, '11')).toEqual({ boxes: ['1', '', '', '', '', ''], focus: 1 });
  });

  it('empties a box that was emptied, and leaves it alone for anything but digits', () => {
    const boxes = ['1', '', '', '', '', ''];
    expect(enterDigits(boxes, 0, '')).toEqual({ boxes: EMPTY, focus: 0 });
    expect(enterDigits(boxes, 0, '1a')).toEqual({ boxes, focus: 1 });
    expect(enterDigits(boxes, 0, 'a')).toEqual({ boxes, focus: 0 });
  });

  it('does not go back beyond the first box', () => {
    expect(eraseDigit(EMPTY, 0)).toEqual({ boxes: EMPTY, focus: 0 });
  });
});
