import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-app';
import { SubmitButton } from './SubmitButton';

describe('a submit button', () => {
  it('says whether it is submitting or waits for the connection', async () => {
    await renderPart(
      <SubmitButton submitting submittingLabel="Sending">
        Send
      </SubmitButton>,
    );
    const button = screen.getByRole('button', { name: 'Sending' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    act(() => onlineManager.setOnline(false));
    try {
      expect(button).toHaveAccessibleName('Waiting for connection');
    } finally {
      act(() => onlineManager.setOnline(true));
    }
    expect(button).toHaveAccessibleName('Sending');
  });

  it('says what it does without a connection as well', async () => {
    await renderPart(
      <SubmitButton submitting={false} submittingLabel="Sending">
        Send
      </SubmitButton>,
    );
    act(() => onlineManager.setOnline(false));
    try {
      expect(screen.getByRole('button')).toHaveAccessibleName('Send');
    } finally {
      act(() => onlineManager.setOnline(true));
    }
  });
});
