import { LIMITS } from '@hitohira/backend/rules';
import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonStyles } from '../../components/Button';
import { PageBlock } from '../../components/PageBlock';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { usePublicContents } from '../../features/contents/api/public-contents';
import { PublicContents } from '../../features/contents/PublicContents';
import OwnerEntry from '../../features/profile/components/OwnerEntry';
import { usePostingFlow } from './usePostingFlow';

const Place = styled('div')({ width: '100%', '&:focus': { outline: 'none' } });

/** Where the first one is going to be. */
const Vacant = styled('button')(buttonStyles, ({ theme }) => ({
  flexDirection: 'column',
  width: '100%',
  minHeight: 144,
  border: `1px dashed ${theme.vars.palette.outline}`,
  fontFamily: 'inherit',
}));

interface OwnContentsProps extends Omit<ComponentProps<typeof PublicContents>, 'side' | 'empty'> {
  accountId: string;
}

/** The contents of the own page as visitors see them, and the way to another one. */
export default function OwnContents({ accountId, ...props }: OwnContentsProps) {
  const { displayId, headline } = props;
  const { t } = useTranslation('profile');
  const home = useRef<HTMLDivElement>(null);
  const { total } = usePublicContents(displayId);
  const { begin, flow } = usePostingFlow({ accountId, displayId, home });
  const heading = headline ?? t('headlines.POST');
  const words = (
    <>
      <VisuallyHidden>{heading}</VisuallyHidden>
      {t('owner.add')}
    </>
  );
  return (
    <Place ref={home} tabIndex={-1}>
      <PublicContents
        {...props}
        side={
          total < LIMITS.contents.perAccount ? (
            <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={() => begin()}>
              {words}
            </Button>
          ) : (
            <OwnerEntry displayId={displayId} does="edit" block={heading} />
          )
        }
        empty={
          <PageBlock heading={heading}>
            <Vacant type="button" onClick={() => begin()}>
              <Plus size={24} aria-hidden />
              {words}
            </Vacant>
          </PageBlock>
        }
      />
      {flow}
    </Place>
  );
}
