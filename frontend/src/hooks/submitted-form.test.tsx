import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '../api/api-error';
import { Form } from '../components/forms/Form';
import { renderPart } from '../testing/render-app';
import { useSubmittedForm } from './useSubmittedForm';

interface PartProps {
  staysOpen: boolean | undefined;
  send: (email: string) => Promise<null>;
  onArrived: () => void;
}

function Part({ staysOpen, send, onArrived }: PartProps) {
  const form = useForm({ defaultValues: { email: 'hanako@example.com' } });
  const frame = useSubmittedForm({
    area: 'login',
    form,
    call: useMutation<null, ApiError, string>({ mutationFn: send }),
    variables: ({ email }) => email,
    onSuccess: onArrived,
    ...(staysOpen === undefined ? {} : { staysOpen }),
  });
  return (
    <Form frame={frame}>
      <button type="submit">Send</button>
    </Form>
  );
}

/** A form whose first calls fail as given; later ones succeed. */
async function openForm({ staysOpen, failures = [] }: { staysOpen?: boolean; failures?: ApiError[] } = {}) {
  const seen = { sent: 0, arrived: 0 };
  const send = () => {
    seen.sent++;
    const failure = failures.shift();
    return failure === undefined ? Promise.resolve(null) : Promise.reject(failure);
  };
  await renderPart(<Part staysOpen={staysOpen} send={send} onArrived={() => seen.arrived++} />);
  const form = screen.getByRole('button', { name: 'Send' }).closest('form')!;
  return { seen, submit: () => fireEvent.submit(form) };
}

describe('a submitted form', () => {
  it('is not submitted again after success', async () => {
    const { seen, submit } = await openForm();
    submit();
    submit();
    await waitFor(() => expect(seen.arrived).toBe(1));
    await act(async () => {
      submit();
      await Promise.resolve();
    });
    expect(seen).toEqual({ sent: 1, arrived: 1 });
  });

  it('can be submitted again if it stays open', async () => {
    const { seen, submit } = await openForm({ staysOpen: true });
    submit();
    submit();
    await waitFor(() => expect(seen.arrived).toBe(1));
    submit();
    await waitFor(() => expect(seen).toEqual({ sent: 2, arrived: 2 }));
  });

  it('can be submitted again after a failure', async () => {
    const { seen, submit } = await openForm({ failures: [new ApiError()] });
    submit();
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    submit();
    await waitFor(() => expect(seen).toEqual({ sent: 2, arrived: 1 }));
  });
});
