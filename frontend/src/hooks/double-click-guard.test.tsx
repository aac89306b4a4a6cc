import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDoubleClickGuard } from './useDoubleClickGuard';

/** A button that its first click replaces by a link, or leaves where it is. */
function Form({ isReplaced, onClick }: { isReplaced: boolean; onClick: (what: string) => void }) {
  useDoubleClickGuard();
  const [isSent, setSent] = useState(false);
  if (isSent && isReplaced)
    return (
      <a href="#home" onClick={() => onClick('link')}>
        Home
      </a>
    );
  return (
    <button
      type="button"
      onClick={() => {
        onClick('button');
        setSent(true);
      }}
    >
      Send
    </button>
  );
}

const clicked: string[] = [];
const onClick = (what: string) => clicked.push(what);

beforeEach(() => {
  clicked.length = 0;
});

/** Clicks the button, then what is in its place, and says whether the browser may follow the second click. */
function clickTwice({ second }: { second: number }): boolean {
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  return fireEvent.click(screen.queryByRole('link') ?? screen.getByRole('button'), { detail: second });
}

it('ignores the second click of a double click on what has replaced the button', () => {
  render(<Form isReplaced onClick={onClick} />);
  expect(clickTwice({ second: 2 })).toBe(false);
  expect(clicked).toEqual(['button']);
});

it('lets both clicks on a button through whose icon changes', () => {
  function Toggle() {
    useDoubleClickGuard();
    const [isOn, setOn] = useState(false);
    const toggle = () => {
      onClick('toggle');
      setOn(!isOn);
    };
    return (
      <button type="button" onClick={toggle}>
        {isOn ? <b role="img">on</b> : <i role="img">off</i>}
      </button>
    );
  }
  render(<Toggle />);
  fireEvent.click(screen.getByText('off'), { detail: 1 });
  fireEvent.click(screen.getByText('on'), { detail: 2 });
  expect(clicked).toEqual(['toggle', 'toggle']);
});

it('lets a click of its own through', () => {
  render(<Form isReplaced onClick={onClick} />);
  expect(clickTwice({ second: 1 })).toBe(true);
  expect(clicked).toEqual(['button', 'link']);
});

it('lets both clicks on what stays through', () => {
  render(<Form isReplaced={false} onClick={onClick} />);
  expect(clickTwice({ second: 2 })).toBe(true);
  expect(clicked).toEqual(['button', 'button']);
});
