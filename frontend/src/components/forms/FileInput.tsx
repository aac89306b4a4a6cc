import { styled } from '@mui/material/styles';
import { type ComponentProps } from 'react';

// Covers its positioned container, which shows the focus.
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  fontSize: 0,
  cursor: 'pointer',
  '&[aria-disabled="true"]': { cursor: 'progress' },
});

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'onClick'> {
  /** The types and extensions that can be chosen. */
  accept: string;
  /** Whether choosing is disabled; the focus stays. */
  held?: boolean;
  onFiles: (files: FileList | null) => void;
}

/** An invisible file input that covers its container. */
export function FileInput({ held = false, onFiles, ...props }: FileInputProps) {
  return (
    <Input
      {...props}
      type="file"
      aria-disabled={held}
      onClick={(event) => {
        if (held) event.preventDefault();
      }}
      onChange={({ target }) => {
        onFiles(target.files);
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  );
}
