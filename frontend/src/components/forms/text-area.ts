import { type OutlinedInputProps } from '@mui/material/OutlinedInput';

/**
 * The properties of a multiline input that the browser itself makes as high as its text (`field-sizing`). Where a browser
 * does not support that, the user can resize the field. MUI's own autosize measures the page at each key.
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
