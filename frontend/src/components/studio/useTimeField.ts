import { checkTime, TIME_YEARS } from '@hitohira/backend/rules';
import { useRef, useState } from 'react';
import { fromFieldTime, toFieldTime } from './zoned-time';

/** Why a field's time cannot be saved. */
export type TimeProblem = 'incomplete' | 'outOfRange';

/** The state of a `DateTimeField` for a time in a time zone; null for no time. */
export function useTimeField(initial: string | null, timeZone: string) {
  const input = useRef<HTMLInputElement>(null);
  const [before] = useState(() => ({ time: initial, value: toFieldTime(initial, timeZone) }));
  const [value, setValue] = useState(before.value);
  const [problem, setProblem] = useState<TimeProblem | null>(null);
  const isChanged = value !== before.value;
  // The field has no seconds, and cannot tell the two hours of a clock change apart: an untouched time stays as it is.
  const time = isChanged ? fromFieldTime(value, timeZone) : before.time;

  /** What is wrong with the input. A half-typed time has an empty value, like no time at all. */
  const findProblem = (): TimeProblem | null => {
    if (input.current?.validity.badInput === true) return 'incomplete';
    if (value === '') return null;
    return time !== null && checkTime(time) === null ? null : 'outOfRange';
  };
  /**
   * Shows the error and returns whether the field is valid. Not called on blur: the message would move the pressed
   * button.
   */
  const check = (): boolean => {
    const found = findProblem();
    setProblem(found);
    return found === null;
  };
  const onChange = (changed: string) => {
    setValue(changed);
    setProblem(null);
  };
  // A half-typed time may have been completed or removed.
  const onTyped = () => {
    if (problem !== null) check();
  };

  return {
    time,
    isChanged,
    problem,
    check,
    focus: () => input.current?.focus(),
    props: { value, onChange, onTyped, inputRef: input, years: TIME_YEARS },
  };
}
