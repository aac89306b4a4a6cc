import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/render-app';
import { type CodeBoxes, enterDigits, eraseDigit } from './code-entry';
import { CodeInput } from './CodeInput';

const EMPTY = ['', '', '', '', '', ''];

function Boxes() {
  const [value, setValue] = useState<CodeBoxes>(EMPTY);
  return <CodeInput value={value} onChange={setValue} error={undefined} />;
}

const box = (position: number) => screen.getByRole('textbox', { name: `Digit ${String(position)} of 6` });
const values = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

describe('the code input', () => {
  it('is a named group with a labelled box per digit, and supports autofill', async () => {
    await renderPart(<Boxes />, ['credentials']);
    expect(screen.getByRole('group', { name: 'Six-digit code' })).toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(6);
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box(2)).toHaveAttribute('autocomplete', 'off');
    for (const input of screen.getAllByRole('textbox')) expect(input).toHaveAttribute('inputmode', 'numeric');
  });

  it('takes one digit per box and moves on', async () => {
    const { user } = await renderPart(<Boxes />, ['credentials']);
    await user.click(box(1));
    await user.keyboard('12');
    expect(values()).toEqual(['1', '2', '', '', '', '']);
    expect(box(3)).toHaveFocus();
  });

  it('takes only digits', async () => {
    const { user } = await renderPart(<Boxes />, ['credentials']);
    await user.click(box(1));
    await user.keyboard('a- 7x');
    expect(values()).toEqual(['7', '', '', '', '', '']);
    expect(box(2)).toHaveFocus();
  });

  it('stays on the last box when it is filled', async () => {
    const { user } = await renderPart(<Boxes />, ['credentials']);
    await user.click(box(6));
    await user.keyboard('9');
    expect(box(6)).toHaveFocus();
  });

  it('fills from a paste, starting at its box', async () => {
    const { user } = await renderPart(<Boxes />, ['credentials']);
    await user.click(box(3));
    await user.paste('code: 98 76-54 321');
    expect(values()).toEqual(['', '', '9', '8', '7', '6']);
    expect(box(6)).toHaveFocus();
  });

  it('converts full-width digits', async () => {
    const { user } = await renderPart(<Boxes />, ['credentials']);
    await user.click(box(1));
    await user.paste('１２３４５６');
    expect(values()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('waits until the input method has finished', async () => {
    await renderPart(<Boxes />, ['credentials']);
    act(() => box(1).focus());
    fireEvent.compositionStart(box(1));
    fireEvent(box(1), new InputEvent('input', { bubbles: true, isComposing: true }));
    fireEvent.input(box(1), { target: { value: '４' }, isComposing: true });
    fireEvent.compositionEnd(box(1));
    expect(values()).toEqual(['4', '', '', '', '', '']);
    expect(box(2)).toHaveFocus();
  });

  it('takes a whole code that autofill enters into the first box', async () => {
    await renderPart(<Boxes />, ['credentials']);
    fireEvent.change(box(1), { target: { value: '123456' } });
    expect(values()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(box(6)).toHaveFocus();
  });

  it('deletes backwards with backspace', async () => {
    const { user } = await renderPart(<Boxes />, ['credentials']);
    await user.click(box(1));
    await user.keyboard('12');
    await user.keyboard('{Backspace}');
    expect(values()).toEqual(['1', '', '', '', '', '']);
    expect(box(2)).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(values()).toEqual(['', '', '', '', '', '']);
    expect(box(1)).toHaveFocus();
  });

  it('moves with the arrow keys', async () => {
    const { user } = await renderPart(<Boxes />, ['credentials']);
    await user.click(box(3));
    await user.keyboard('{ArrowLeft}');
    expect(box(2)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(box(4)).toHaveFocus();
  });
});

describe('entering digits', () => {
  it('replaces the digit of a box, on whichever side the new one was typed', () => {
    const boxes = ['1', '', '', '', '', ''];
    expect(enterDigits(boxes, 0, '12')).toEqual({ boxes: ['2', '', '', '', '', ''], focus: 1 });
    expect(enterDigits(boxes, 0, '21')).toEqual({ boxes: ['2', '', '', '', '', ''], focus: 1 });
    expect(enterDigits(boxes, 0, '11')).toEqual({ boxes: ['1', '', '', '', '', ''], focus: 1 });
  });

  it('clears a box, and ignores anything but digits', () => {
    const boxes = ['1', '', '', '', '', ''];
    expect(enterDigits(boxes, 0, '')).toEqual({ boxes: EMPTY, focus: 0 });
    expect(enterDigits(boxes, 0, '1a')).toEqual({ boxes, focus: 1 });
    expect(enterDigits(boxes, 0, 'a')).toEqual({ boxes, focus: 0 });
  });

  it('does not move before the first box', () => {
    expect(eraseDigit(EMPTY, 0)).toEqual({ boxes: EMPTY, focus: 0 });
  });
});
