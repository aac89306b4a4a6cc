import { type ChangeHandler, type UseFormRegisterReturn } from 'react-hook-form';

/** Runs a blur handler after the form's own. */
export function leavingField(
  registration: UseFormRegisterReturn,
  onLeave: () => void,
): UseFormRegisterReturn {
  const onBlur: ChangeHandler = async (event) => {
    await registration.onBlur(event);
    onLeave();
  };
  return { ...registration, onBlur };
}
