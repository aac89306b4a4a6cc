import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/render-app';
import { ConfirmDialog } from './ConfirmDialog';

/** A dialog that counts its confirmations; `closes` makes it close at once. */
function Asking({ closes, onConfirm }: { closes: boolean; onConfirm: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <ConfirmDialog
        open={open}
        title="Delete it?"
        text="It is gone then."
        confirm="Delete"
        cancel="Keep it"
        onConfirm={() => {
          onConfirm();
          if (closes) setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

const asked = () => screen.queryByRole('alertdialog');

async function ask({ closes }: { closes: boolean }) {
  let done = 0;
  const page = await renderPart(<Asking closes={closes} onConfirm={() => done++} />);
  return {
    ...page,
    done: () => done,
    confirm: screen.getByRole('button', { name: 'Delete' }),
    cancel: screen.getByRole('button', { name: 'Keep it' }),
    ask: screen.getByRole('button', { name: 'Ask', hidden: true }),
  };
}

describe('the confirmation dialog', () => {
  it('confirms once for repeated clicks', async () => {
    const { done, confirm } = await ask({ closes: false });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(done()).toBe(1);
  });

  it('confirms once, even if pressed again during the closing transition', async () => {
    const { done, confirm } = await ask({ closes: true });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(done()).toBe(1);
    await waitFor(() => expect(asked()).not.toBeInTheDocument());
  });

  it('does nothing after it was cancelled', async () => {
    const { done, confirm, cancel } = await ask({ closes: true });
    fireEvent.click(cancel);
    fireEvent.click(confirm);
    await waitFor(() => expect(asked()).not.toBeInTheDocument());
    expect(done()).toBe(0);
  });

  it('can be answered again when it reopens during the transition', async () => {
    const { done, confirm, ask: again } = await ask({ closes: true });
    fireEvent.click(confirm);
    fireEvent.click(again);
    fireEvent.click(confirm);
    expect(done()).toBe(2);
    await waitFor(() => expect(asked()).not.toBeInTheDocument());
    fireEvent.click(again);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(done()).toBe(3);
  });
});
