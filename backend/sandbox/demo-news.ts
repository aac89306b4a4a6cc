import { type NewNews, type NewsroomService } from '../src/modules/news/newsroom.service.js';
import { type DemoPicture, demoPicture } from './demo-pictures.js';

/** The demo's news, the oldest first. */
const DEMO_NEWS: (Pick<NewNews, 'id' | 'texts'> & { picture?: DemoPicture })[] = [
  {
    id: 'welcome',
    texts: {
      ja: {
        title: 'Hitohira へようこそ',
        content: `ご利用ありがとうございます。ページづくりは、次の順に進めるとかんたんです。

1. **アイコンと自己紹介**を登録する
2. **SNS**を連携して、投稿をページに並べる
3. **リンク**や**おすすめのアイテム**を足す

わからないことがあれば、[ヘルプ](/help)をご覧ください。`,
      },
      en: {
        title: 'Welcome to Hitohira',
        content: `Thank you for joining. This is the quickest way to your page:

1. Add **an icon** and a few words about yourself
2. Link **your other accounts** and show your posts on your page
3. Add **links** and **items** you recommend

If anything is unclear, have a look at the [help](/help).`,
      },
    },
  },
  {
    id: 'share-your-page',
    texts: {
      ja: {
        title: 'QRコードでページを紹介できます',
        content: `[設定](/settings/account)から、ページのQRコードを画像として保存できます。名刺やショップカードにどうぞ。`,
      },
      en: {
        title: 'Share your page with a QR code',
        content: `In your [account settings](/settings/account), you can save your page’s QR code as an image, for business cards and shop cards.`,
      },
    },
  },
  {
    id: 'themes',
    texts: {
      ja: {
        title: 'ページのテーマを選べるようになりました',
        content: `紙、自然、夜など、さまざまな雰囲気のテーマを用意しました。

| テーマの種類 | こんな方に |
| --- | --- |
| 紙 | 落ち着いた雰囲気にしたい |
| 夜 | 写真や映像を引き立てたい |

[テーマを選ぶ](/profile/edit/theme)画面で、公開する前に見た目を確かめられます。`,
      },
      en: {
        title: 'Choose a theme for your page',
        content: `Themes come in many moods: paper, nature, night and more.

| Kind | If you |
| --- | --- |
| Paper | like it calm |
| Night | want photos and videos to stand out |

[Try themes on](/profile/edit/theme) and see how your page will look before anybody else does.`,
      },
    },
    picture: 'theme-cards',
  },
];

/** Publishes the demo's news through the application's service. */
export async function publishDemoNews(newsroom: NewsroomService): Promise<void> {
  for (const { id = '', texts, picture } of DEMO_NEWS) {
    await newsroom.create({ id, texts, image: picture && (await demoPicture('image', picture)) });
    await newsroom.publish(id);
  }
}
