import { type NewNews, type NewsroomService } from '../src/modules/news/newsroom.service.js';
import { SPRING, VIOLET, WHITE, WIDE } from './demo-colours.js';
import { type Bouquet } from './paint-flowers.js';
import { type PaintFile } from './painted-files.js';

/** The demo's news, the oldest first. */
const DEMO_NEWS: (Pick<NewNews, 'id' | 'texts'> & { picture?: Bouquet })[] = [
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
        content: `Thank you for joining us. A page is quickly made in this order:

1. Add **an icon and a few words** about yourself
2. Link **your accounts elsewhere** and show what you post there
3. Add **links** and **items** that you recommend

Should something be unclear, have a look at the [help](/help).`,
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
        title: 'Hand your page out as a QR code',
        content: `[Account settings](/settings/account) keep a QR code of your page, as a picture for business cards and shop cards.`,
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
        content: `There are themes of many kinds: paper, nature, night and others.

| Kind | For those who |
| --- | --- |
| Paper | like it calm |
| Night | want photos and videos to stand out |

[Choosing a theme](/profile/edit/theme) shows you how your page will look before anybody else sees it.`,
      },
    },
    picture: { ...WIDE, ...SPRING, petals: [...WHITE, ...VIOLET], petalsEach: 5, flowers: 12, seed: 211 },
  },
];

/** Publishes the demo's news through the application's service. */
export async function publishDemoNews(newsroom: NewsroomService, paint: PaintFile): Promise<void> {
  for (const { id = '', texts, picture } of DEMO_NEWS) {
    await newsroom.create({ id, texts, image: picture && (await paint('image', picture)) });
    await newsroom.publish(id);
  }
}
