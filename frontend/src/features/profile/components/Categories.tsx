import { useTranslation } from 'react-i18next';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '2px 14px',
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
});

/** What the page is about: of two categories that are called the same, once. */
export function Categories({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('profile');
  if (names.length === 0) return null;
  return (
    <List aria-label={t('categories')}>
      {[...new Set(names)].map((name) => (
        <li key={name}>#{name}</li>
      ))}
    </List>
  );
}
