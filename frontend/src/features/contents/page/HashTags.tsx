import { useTranslation } from 'react-i18next';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { hashTagsBesides } from '../hash-tags-besides';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
  '& > li': { maxWidth: '100%', overflowWrap: 'anywhere' },
});

interface HashTagsProps {
  names: readonly string[];
  /** A text above them: what it shows is not shown twice. */
  besides?: string;
}

/** The words that a content is found by. */
export function HashTags({ names, besides = '' }: HashTagsProps) {
  const { t } = useTranslation('content');
  const shown = hashTagsBesides(names, besides);
  if (shown.length === 0) return null;
  return (
    <List aria-label={t('hashTags')}>
      {shown.map((name) => (
        <li key={name} dir="auto">
          #{name}
        </li>
      ))}
    </List>
  );
}
