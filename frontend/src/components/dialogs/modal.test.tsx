import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useSnackbar } from '../../hooks/useSnackbar';
import { renderPart } from '../../testing/render-app';
import { Modal } from './Modal';

/** A page whose dialog can open another one. Each says something. */
function Page() {
  const { show } = useSnackbar();
  const [open, setOpen] = useState(0);
  const modal = (level: number) =>
    open >= level && (
      <Modal labelledBy="title" onClose={() => setOpen(level - 1)}>
        <p id="title">{`dialog ${String(level)}`}</p>
        <button onClick={() => show('COPY_SUCCESS', { color: 'SUCCESS' })}>{`copy ${String(level)}`}</button>
        <button onClick={() => setOpen(level + 1)}>{`open ${String(level + 1)}`}</button>
        <button onClick={() => setOpen(level - 1)}>{`close ${String(level)}`}</button>
        <button onClick={() => setOpen(0)}>{`close all ${String(level)}`}</button>
      </Modal>
    );
  return (
    <>
      <button onClick={() => setOpen(1)}>open 1</button>
      {modal(1)}
      {modal(2)}
    </>
  );
}

describe('a modal dialog', () => {
  it('contains messages while it is open, since everything else is inert', async () => {
    const { user } = await renderPart(<Page />);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    const place = () => screen.getByRole('status').closest('dialog')?.textContent ?? null;
    await waitFor(() => expect(place()).toBeNull());
    await press('open 1');
    await press('copy 1');
    expect(await screen.findByRole('status')).not.toBeEmptyDOMElement();
    expect(place()).toContain('dialog 1');
    await press('open 2');
    expect(place()).toContain('dialog 2');
    await press('close 2');
    expect(place()).toContain('dialog 1');
    await press('open 2');
    await press('close all 2');
    expect(place()).toBeNull();
    expect(screen.getByRole('status')).toBeInTheDocument();
  });
});
