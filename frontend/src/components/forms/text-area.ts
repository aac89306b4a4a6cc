import { type OutlinedInputProps } from '@mui/material/OutlinedInput';

/**
 * The properties of an input of several lines, which the browser itself makes as high as its text (`field-sizing`);
 * where it cannot, the field can be drawn larger. MUI's own measures the page when it appears and at each key.
 *
 * @param minRows its least height, in lines
 * @param maxRows from how many lines on it scrolls; without it never
 */
export function textArea(minRows = 1, maxRows?: number) {
  return {
    multiline: true,
    inputComponent: 'textarea',
    inputProps: {
      // That of an input.
      type: undefined,
      rows: minRows,
      style: { minHeight: `${minRows}lh`, ...(maxRows !== undefined && { maxHeight: `${maxRows}lh` }) },
    },
  } satisfies Partial<OutlinedInputProps>;
}
