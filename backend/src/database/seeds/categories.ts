/** Each kind in Japanese and English, with its categories. */
const CATEGORIES: [ja: string, en: string, children: [ja: string, en: string][]][] = [
  [
    '美容',
    'Beauty',
    [
      ['メイク', 'Makeup'],
      ['スキンケア', 'Skincare'],
      ['ヘアスタイル・ヘアケア', 'Hair'],
      ['ネイル', 'Nails'],
      ['香水・フレグランス', 'Fragrance'],
      ['ボディケア', 'Body care'],
      ['メンズ美容', 'Men’s grooming'],
    ],
  ],
  [
    'ファッション',
    'Fashion',
    [
      ['レディースファッション', 'Women’s fashion'],
      ['メンズファッション', 'Men’s fashion'],
      ['キッズ・ベビー服', 'Children’s wear'],
      ['古着・ヴィンテージ', 'Vintage'],
      ['スニーカー・靴', 'Sneakers and shoes'],
      ['アクセサリー・小物', 'Accessories'],
      ['着物・和装', 'Kimono'],
    ],
  ],
  [
    'グルメ・料理',
    'Food and cooking',
    [
      ['おうちごはん・レシピ', 'Home cooking'],
      ['お菓子・パン作り', 'Baking'],
      ['お弁当', 'Bento'],
      ['カフェめぐり', 'Cafés'],
      ['食べ歩き・外食', 'Eating out'],
      ['ラーメン', 'Ramen'],
      ['コーヒー・お茶', 'Coffee and tea'],
      ['お酒', 'Drinks'],
    ],
  ],
  [
    '暮らし',
    'Home and living',
    [
      ['インテリア', 'Interiors'],
      ['収納・片づけ', 'Tidying up'],
      ['DIY', 'DIY'],
      ['花・ガーデニング', 'Flowers and gardening'],
      ['ひとり暮らし', 'Living alone'],
      ['節約・家計', 'Household budget'],
      ['家電・ガジェット', 'Appliances and gadgets'],
    ],
  ],
  [
    '旅行・おでかけ',
    'Travel and outings',
    [
      ['国内旅行', 'Travel in Japan'],
      ['海外旅行', 'Travel abroad'],
      ['温泉・宿', 'Hot springs and inns'],
      ['キャンプ・アウトドア', 'Camping and outdoors'],
      ['テーマパーク', 'Theme parks'],
      ['街歩き', 'City walks'],
      ['鉄道・乗り物', 'Trains and vehicles'],
    ],
  ],
  [
    'ゲーム',
    'Games',
    [
      ['ゲーム実況・配信', 'Live play'],
      ['eスポーツ', 'Esports'],
      ['スマホゲーム', 'Mobile games'],
      ['家庭用ゲーム', 'Console games'],
      ['PCゲーム', 'PC games'],
      ['レトロゲーム', 'Retro games'],
      ['ボードゲーム・カードゲーム', 'Board and card games'],
    ],
  ],
  [
    'アニメ・エンタメ',
    'Anime and entertainment',
    [
      ['アニメ', 'Anime'],
      ['マンガ', 'Manga'],
      ['映画・ドラマ', 'Films and series'],
      ['アイドル・推し活', 'Idols and fandom'],
      ['VTuber', 'VTubers'],
      ['コスプレ', 'Cosplay'],
      ['お笑い', 'Comedy'],
    ],
  ],
  [
    '音楽・ダンス',
    'Music and dance',
    [
      ['歌ってみた', 'Song covers'],
      ['楽器演奏', 'Playing an instrument'],
      ['作詞・作曲', 'Songwriting'],
      ['ボーカロイド', 'Vocaloid'],
      ['バンド', 'Bands'],
      ['DJ・クラブミュージック', 'DJ and club music'],
      ['ダンス', 'Dance'],
    ],
  ],
  [
    'アート・ものづくり',
    'Art and making',
    [
      ['イラスト', 'Illustration'],
      ['写真', 'Photography'],
      ['動画制作', 'Film making'],
      ['手芸・ハンドメイド', 'Crafts'],
      ['デザイン', 'Design'],
      ['小説・エッセイ', 'Fiction and essays'],
      ['書道', 'Calligraphy'],
    ],
  ],
  [
    'スポーツ・健康',
    'Sport and health',
    [
      ['筋トレ', 'Strength training'],
      ['ヨガ・ピラティス', 'Yoga and Pilates'],
      ['ランニング', 'Running'],
      ['サッカー・フットサル', 'Football'],
      ['野球', 'Baseball'],
      ['ゴルフ', 'Golf'],
      ['ダイエット・食事管理', 'Diet and nutrition'],
    ],
  ],
  [
    '学び・仕事',
    'Learning and work',
    [
      ['語学', 'Languages'],
      ['読書', 'Books'],
      ['資格・受験', 'Exams and certificates'],
      ['プログラミング・IT', 'Programming and IT'],
      ['お金・投資', 'Money and investing'],
      ['ビジネス・キャリア', 'Business and careers'],
      ['文房具・手帳', 'Stationery and planners'],
    ],
  ],
  [
    '家族・ペット',
    'Family and pets',
    [
      ['子育て', 'Raising children'],
      ['妊娠・出産', 'Pregnancy and birth'],
      ['夫婦・カップル', 'Couples'],
      ['犬', 'Dogs'],
      ['猫', 'Cats'],
      ['小動物・鳥', 'Small animals and birds'],
      ['熱帯魚・爬虫類', 'Fish and reptiles'],
    ],
  ],
];

/** The initial categories. Kinds have the ids 1, 2 and so on, the categories of the first kind 101 and so on. */
export const SEED_CATEGORIES = CATEGORIES.flatMap(([nameJa, nameEn, children], index) => {
  const id = index + 1;
  return [
    { id, parentId: null, nameJa, nameEn, position: id },
    ...children.map(([childJa, childEn], at) => ({
      id: id * 100 + at + 1,
      parentId: id,
      nameJa: childJa,
      nameEn: childEn,
      position: at + 1,
    })),
  ];
});
