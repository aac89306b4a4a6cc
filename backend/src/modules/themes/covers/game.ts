import { type DrawCover, fill, path, round, scatter, svg } from './drawing.js';

/** The side of a pixel of the drawing, in user units. */
const PIXEL = 8;

/** Draws a picture of letters, one for each pixel; letters without a colour stay empty. */
function pixels(rows: readonly string[], left: number, top: number, colors: Record<string, string>): string {
  return Object.entries(colors)
    .map(([letter, color]) => {
      const squares = rows.flatMap((row, y) =>
        [...row.matchAll(new RegExp(`${letter}+`, 'g'))].map(
          ({ index, 0: run }) =>
            `M${(left + index) * PIXEL} ${(top + y) * PIXEL}h${run.length * PIXEL}v${PIXEL}h${-run.length * PIXEL}z`,
        ),
      );
      return squares.length === 0 ? '' : path(squares.join(''), `fill="${color}"`);
    })
    .join('');
}

const HERO = [
  '..hhhh..',
  '.hhhhhh.',
  '.hsssss.',
  '.ssbsbs.',
  '.ssssss.',
  '..tttt..',
  '.tttttt.',
  'tttttttt',
  '..bb.bb.',
  '..bb.bb.',
];
const SLIME = ['...gg...', '..gggg..', '.gggggg.', 'gwbggwbg', 'gggggggg', '.gggggg.'];
const CASTLE = [
  'r.....r.....r',
  'rr....rr....rr',
  'c.c.c.ccc.c.c.c',
  'ccccccccccccccc',
  'ccdccccdccccdcc',
  'ccccccccccccccc',
  'ccccccdddcccccc',
  'ccccccdddcccccc',
];
const HEART = ['.aa.aa.', 'aaaaaaa', 'aaaaaaa', '.aaaaa.', '..aaa..', '...a...'];
const COIN = ['.yy.', 'ywyy', 'ywyy', 'ywyy', '.yy.'];
const CLOUD = ['...www....', '..wwwwww..', '.wwwwwwwww', 'wwwwwwwwww'];
const TREE = ['..gg..', '.gggg.', 'gggggg', '.gggg.', 'gggggg', '..nn..', '..nn..'];

/** A scene of an old role-playing game. */
export const drawDot: DrawCover = () =>
  svg({
    motion:
      '.j{animation:j 1.2s steps(2,jump-none) 4 alternate both}@keyframes j{to{transform:translateY(-8px)}}',
    shapes: [
      '<g shape-rendering="crispEdges">',
      fill('#1a2a6c'),
      path('M0 64h640v64H0z', 'fill="#2c4a9e"'),
      path('M0 120h640v48H0z', 'fill="#4f7fd1"'),
      path('M0 160h640v16H0z', 'fill="#8ec5f0"'),
      scatter(40, 9, (random) => {
        const [x, y] = [Math.floor(random() * 80) * PIXEL, Math.floor(random() * 12) * PIXEL];
        return `<rect x="${x}" y="${y}" width="4" height="4" fill="#fff6c9"/>`;
      }),
      path('M0 176V160h48V152h56V144h64v8h56v8h72v-8h48v-8h40v-8h72v8h48v8h64v-8h72V176z', 'fill="#2f6b4f"'),
      path('M0 176h640v64H0z', 'fill="#4fae4a"'),
      path('M0 176h640v8H0z', 'fill="#8be06a"'),
      path('M0 208h640v32H0z', 'fill="#8a5a34"'),
      path('M0 208h640v8H0z', 'fill="#5f3d22"'),
      pixels(CLOUD, 8, 4, { w: '#eef6ff' }),
      pixels(CLOUD, 50, 7, { w: '#cfe4fb' }),
      pixels(CASTLE, 57, 14, { r: '#d6453d', c: '#c9ccd6', d: '#3a3f57' }),
      pixels(TREE, 4, 15, { g: '#2f8f3f', n: '#6b4423' }),
      pixels(TREE, 48, 15, { g: '#2f8f3f', n: '#6b4423' }),
      `<g class="j">${pixels(COIN, 36, 12, { y: '#ffcf3f', w: '#fff2b0' })}${pixels(COIN, 42, 12, { y: '#ffcf3f', w: '#fff2b0' })}</g>`,
      pixels(HERO, 17, 12, { h: '#7a3b1d', s: '#ffd9b0', b: '#1d1d33', t: '#e5484d' }),
      pixels(SLIME, 29, 16, { g: '#38c6c0', w: '#ffffff', b: '#1d1d33' }),
      [2, 11].map((left) => pixels(HEART, left, 2, { a: '#ff4d5e' })).join(''),
      '</g>',
    ],
  });

/** Rays, halftone and bursts of a comic, with a joystick. */
export const drawArcade: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [ground, ray, ink, red, blue, white, dot] = isDark
    ? ['#2a1f6b', '#372a86', '#0d0a24', '#ff4f5e', '#2ec4ff', '#fff9d6', '#ffd60a']
    : ['#ffd60a', '#ffe45c', '#161616', '#ff3b4e', '#1fa2ff', '#ffffff', '#ff9f1c'];
  const rays = Array.from({ length: 14 }, (_none, index) => {
    const at = (angle: number) =>
      `${Math.round(320 + Math.cos(angle) * 420)} ${Math.round(130 + Math.sin(angle) * 420)}`;
    const angle = (index / 14) * Math.PI * 2;
    return `M320 130L${at(angle)}L${at(angle + Math.PI / 14)}z`;
  }).join('');
  const burst = (x: number, y: number, radius: number, points: number) =>
    `M${Array.from({ length: points * 2 }, (_none, index) => {
      const angle = (index / (points * 2)) * Math.PI * 2;
      const reach = index % 2 === 0 ? radius : radius * 0.62;
      return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach * 0.82)}`;
    }).join('L')}z`;
  const halftone = Array.from({ length: 9 }, (_row, row) =>
    Array.from({ length: 16 - row }, (_none, column) => {
      const radius = round(6.4 - row * 0.55 - column * 0.08);
      return `<circle cx="${column * 15 + (row % 2) * 7.5}" cy="${240 - row * 13}" r="${radius}"/>`;
    }).join(''),
  ).join('');
  const outline = `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`;
  return svg({
    shapes: [
      fill(ground),
      path(rays, `fill="${ray}"`),
      `<g fill="${dot}">${halftone}</g>`,
      path(burst(520, 92, 104, 12), `fill="${red}" ${outline}`),
      path(burst(520, 92, 72, 12), `fill="${white}" ${outline}`),
      path('M524 44l-30 52h22l-12 44l40-58h-24l16-38z', `fill="${blue}" ${outline}`),
      path('M84 150h132l20 62H64z', `fill="${blue}" ${outline}`),
      path('M150 150V76', `stroke="${ink}" stroke-width="15" stroke-linecap="round"`),
      `<circle cx="150" cy="62" r="30" fill="${red}" ${outline}/><circle cx="140" cy="52" r="8" fill="${white}"/>`,
      `<ellipse cx="150" cy="152" rx="30" ry="9" fill="${ink}"/>`,
      `<circle cx="104" cy="190" r="11" fill="${white}" ${outline}/><circle cx="196" cy="190" r="11" fill="${dot}" ${outline}/>`,
      path('M300 176l11-24l11 24l26 4l-19 18l5 26l-23-12l-23 12l5-26l-19-18z', `fill="${white}" ${outline}`),
      path(
        'M356 34h22v22h22v22h-22v22h-22v-22h-22v-22h22z',
        `fill="${red}" ${outline} transform="rotate(12 367 67)"`,
      ),
    ],
  });
};
