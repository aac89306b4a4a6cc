import { styled } from '@mui/material/styles';
import { type ComponentProps } from 'react';
import { PICTURE_ACCEPT } from './picture-file';

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

interface PictureInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'accept' | 'onChange' | 'onClick'
> {
  /** Whether choosing is disabled; the focus stays. */
  held: boolean;
  onFiles: (files: FileList | null) => void;
}

/** An invisible file input for pictures that covers its container. */
export function PictureInput({ held, onFiles, ...props }: PictureInputProps) {
  return (
    <Input
      {...props}
      type="file"
      accept={PICTURE_ACCEPT}
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
