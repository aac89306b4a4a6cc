/** The demo creator's accounts at the sandbox's providers. */
export const HANAKO = {
  google: { userId: '100000000000000000002' },
  youtube: { id: 'UChitohira-hanako-demo01', title: '花と暮らす はなこチャンネル' },
  instagram: { userId: '17841400000000001', username: 'hitohira_hanako_demo' },
  tiktok: {
    userId: '723f24d7-0000-4000-8000-000000000001',
    username: 'hitohira_hanako_demo',
    displayName: 'はなこの朝',
    posts: [
      { id: '7000000000000000001', shortCode: 'ZSbouquet' },
      { id: '7000000000000000002', shortCode: 'ZSmarket' },
    ],
  },
  x: { userId: '1100000000000000001', username: 'hitohira_demo' },
} as const;
