import { type ReactNode } from 'react';
import { ProfileSheet } from '../../components/page/ProfileSheet';
import { PreviewBlock } from '../../components/page/PreviewBlock';
import { ContentGrid } from '../../features/contents/components/ContentGrid';
import { HomePage } from '../../features/home/HomePage';
import { ItemGrid } from '../../features/items/components/ItemGrid';
import { AccountChips } from '../../features/linkages/AccountChips';
import { LinkList } from '../../features/links/components/LinkList';
import { Categories } from '../../features/profile/components/Categories';
import { SiteFrame } from '../../components/site/SiteFrame';
import { useTranslation } from '../../i18n/useTranslation';
import { examplePage } from '../example/example-page';
import { type LandingPage } from '../../api/generated/model/landingPage';
import { useOwnPageRedirect } from '../useOwnPageRedirect';
import styles from './LandingDocument.module.css';

/** The front page, with an example of a creator's page. */
export default function LandingDocument(landing: LandingPage) {
  useOwnPageRedirect();
  const { t } = useTranslation('home');
  const page = examplePage(t);
  const { categories, contents, displayId, items, linkages, links, ...profile } = page;
  const sheet = (children?: ReactNode) => (
    <ProfileSheet
      {...profile}
      displayId={displayId}
      coverPicture={null}
      headerType="portrait"
      nameAs="p"
      about={
        <>
          <AccountChips linkages={linkages} still />
          <div className={styles.categories}>
            <Categories names={categories} />
          </div>
        </>
      }
    >
      {children}
    </ProfileSheet>
  );
  const posts = (
    <div className={styles.contents}>
      <ContentGrid displayId={displayId} contents={contents} format={6} first={false} still />
    </div>
  );
  return (
    <SiteFrame>
      <HomePage
        page={landing}
        sample={
          <div className={styles.sample}>
            {sheet(<PreviewBlock heading={t('sample.headlines.content')}>{posts}</PreviewBlock>)}
          </div>
        }
        head={<div className={styles.head}>{sheet()}</div>}
        blocks={{
          content: <PreviewBlock heading={t('sample.headlines.content')}>{posts}</PreviewBlock>,
          item: (
            <PreviewBlock heading={t('sample.headlines.item')}>
              <ItemGrid items={items} />
            </PreviewBlock>
          ),
          link: <LinkList links={links} headingAs="p" heading={t('sample.headlines.link')} />,
        }}
      />
    </SiteFrame>
  );
}
