import { styled } from '@mui/material/styles';
import { CircleCheck } from 'lucide-react';
import { look } from '../../theme/look';

const Box = styled('div')({
  display: 'flex',
  gap: 10,
  padding: '12px 16px',
  borderLeft: `3px solid ${look.vars.palette.success.main}`,
  backgroundColor: look.vars.palette.wash,
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  '& svg': { flexShrink: 0, marginTop: 4, color: look.vars.palette.success.main },
});

/** What has been done, above the form that comes next. */
export function FormSuccess({ children }: { children: string }) {
  return (
    <Box role="status">
      <CircleCheck size={18} aria-hidden />
      <span>{children}</span>
    </Box>
  );
}
