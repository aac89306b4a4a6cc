import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { look } from '../../theme/look';

const Box = styled('div')({
  display: 'flex',
  gap: 10,
  padding: '12px 16px',
  borderLeft: `3px solid ${look.vars.palette.error.main}`,
  backgroundColor: look.vars.palette.wash,
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  scrollMarginBlock: 24,
  '& svg': { flexShrink: 0, marginTop: 4, color: look.vars.palette.error.main },
});

/** Why a form as a whole was not accepted. What was typed stays; a long form is moved to where this can be read. */
export function FormFailure({ children }: { children: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children !== null) box.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <div role="alert">
      {children !== null && (
        <Box ref={box}>
          <CircleAlert size={18} aria-hidden />
          <span>{children}</span>
        </Box>
      )}
    </div>
  );
}
