import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';
import { BusyButton } from '../buttons/BusyButton';
import { VisuallyHidden } from '../site/VisuallyHidden';

/** The rows of a block. */
export const BlockRows = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
});

/** A note in a block. */
export const BlockNote = styled(Typography)({ color: look.vars.palette.text.secondary });

/** The entries of a block. */
export const BlockList = styled('ul')({
  width: '100%',
  ...look.card,
});

/** An entry of a block. */
export const BlockEntry = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 72,
  padding: '8px 12px',
  '&:not(:first-of-type)': { borderTop: `1px solid ${look.vars.palette.divider}` },
});

interface BlockFailureProps {
  text: string;
  retry: string;
  onRetry: () => void;
}

/** Shown if a block fails to load. */
export function BlockFailure({ text, retry, onRetry }: BlockFailureProps) {
  return (
    <Alert
      severity="error"
      icon={false}
      action={
        <Button size="small" variant="outlined" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

const Empty = styled('div')({
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '24px 20px 28px',
  border: `1px dashed ${look.vars.palette.outline}`,
  borderRadius: look.vars.shape.borderRadius,
  color: look.vars.palette.text.secondary,
  textAlign: 'center',
});

interface EmptyBlockProps {
  picture: ReactNode;
  title: string;
  titleAs?: 'h2' | 'h3';
  text: string;
  /** The next step. */
  children?: ReactNode;
}

/** An empty block. */
export function EmptyBlock({ picture, title, titleAs = 'h3', text, children }: EmptyBlockProps) {
  return (
    <Empty>
      {picture}
      <Typography component={titleAs} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {title}
      </Typography>
      <Typography variant="body2">{text}</Typography>
      {children}
    </Empty>
  );
}

const SKELETON_ROWS = 3;

/** The loading placeholder of a block. */
export function BlockSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={72} style={{ marginBottom: 8 }} />
      ))}
    </div>
  );
}

interface MoreButtonProps {
  /** The label while loading; presses are ignored. */
  loading: string | null;
  onMore: () => void;
  children: ReactNode;
}

/** A button that shows more entries. */
export function MoreButton({ loading, onMore, children }: MoreButtonProps) {
  return (
    <BusyButton variant="outlined" fullWidth busy={loading !== null} onClick={onMore}>
      {loading ?? children}
    </BusyButton>
  );
}
