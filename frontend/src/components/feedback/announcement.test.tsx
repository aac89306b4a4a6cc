import Button from '@mui/material/Button';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/render-app';
import { Announcement } from './Announcement';
import { Dialog } from '../dialogs/Dialog';

function Question() {
  const [answered, setAnswered] = useState(false);
  return (
    <>
      <Announcement>{answered ? 'It is done.' : ''}</Announcement>
      <Dialog open={!answered}>
        <Button onClick={() => setAnswered(true)}>answer</Button>
      </Dialog>
    </>
  );
}

/** What screen readers announce. */
const heard = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

describe('an announcement', () => {
  it('is announced while a dialog is open or closing', async () => {
    const { container } = await renderPart(<Question />);
    const regions = screen.getAllByRole('status');
    expect(heard()).toEqual([]);
    act(() => screen.getByRole('button', { name: 'answer' }).click());
    expect(container).toHaveAttribute('aria-hidden', 'true');
    // The region existed before: a new one is not announced.
    expect(screen.getAllByRole('status')).toEqual(regions);
    expect(heard()).toEqual(['It is done.']);
  });

  it('is removed with its page', async () => {
    const { unmount } = await renderPart(<Question />);
    unmount();
    expect(document.querySelectorAll('slot')).toHaveLength(1);
    expect(document.querySelector('slot')).toBeEmptyDOMElement();
  });
});
