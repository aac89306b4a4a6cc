import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode } from 'react';
import { look } from '../../../theme/look';

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 80px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto',
  [look.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 376px' },
});

const Editor = styled('div')({
  minWidth: 0,
  maxWidth: 600,
  [look.breakpoints.down('lg')]: { '&[data-shown="false"]': { display: 'none' }, maxWidth: 'none' },
});

const Preview = styled('div')({
  [look.breakpoints.up('lg')]: { position: 'sticky', top: 32, alignSelf: 'start' },
  [look.breakpoints.down('lg')]: { '&[data-shown="false"]': { display: 'none' }, scrollMarginTop: 12 },
});

interface EditorColumnsProps {
  editor: ReactNode;
  preview: ReactNode;
  /** On narrow screens only one of the two is visible. */
  previewShown: boolean;
  /** Their attributes. */
  editorProps?: ComponentProps<'div'>;
  previewProps?: ComponentProps<'div'>;
}

/** The editor and its preview, side by side. */
export function EditorColumns(props: EditorColumnsProps) {
  const { editor, preview, previewShown, editorProps, previewProps } = props;
  return (
    <Columns>
      <Editor data-shown={!previewShown} {...editorProps}>
        {editor}
      </Editor>
      <Preview data-shown={previewShown} {...previewProps}>
        {preview}
      </Preview>
    </Columns>
  );
}
