import { LIMITS } from '@hitohira/backend/rules';
import { type Translation } from '../../translation';
import type ja from '../ja/pictures';

export default {
  hint: `JPEG, PNG or WebP, at most ${LIMITS.image.maxMegabytes} MB`,
  reading: 'Reading',
  field: {
    choose: 'Choose an image',
    replace: 'Choose another image',
    preview: 'The chosen image',
  },
  upload: {
    sending: 'Uploading',
    finishing: 'Finishing',
    percent: '{{percent}}%',
  },
  icon: {
    title: 'Icon',
    lead: 'At the top of your page, in the shape of your theme.',
    choose: 'Choose an icon',
    replace: 'Change icon',
    remove: 'Remove icon',
    trim: 'Trim your icon',
    use: 'Use this icon',
    removal: {
      question: 'Remove your icon?',
      text: 'The image goes from your page, and the first letter of your name shows in its place. To have it back, you choose the image again.',
    },
  },
  cover: {
    title: 'Cover',
    lead: 'Shown wide at the top of your page: the drawing of your theme, or a picture of your own.',
    choose: 'Choose a cover',
    replace: 'Change cover',
    remove: 'Remove cover',
    trim: 'Trim your cover',
    use: 'Use this cover',
    removal: {
      question: 'Remove your cover?',
      text: 'The image goes from your page, and the drawing of your theme shows in its place. To have it back, you choose the image again.',
    },
  },
  header: {
    title: 'Arrangement',
    lead: 'How the cover, your icon and your name stand at the top of your page.',
    names: { portrait: 'Centred', banner: 'Large cover', compact: 'Compact' },
    saving: 'Saving the arrangement',
  },
  trim: {
    close: 'Close without using it',
    stage: 'Position of the picture',
    stageHint:
      'Arrow keys move the picture, + and − change its size. You can also drag it, or pinch with two fingers.',
    controls: 'Adjustments',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomValue: '{{times}} times',
    tilt: 'Tilt',
    tiltValue: '{{degrees}} degrees',
    turnLeft: 'Turn left by 90 degrees',
    turnRight: 'Turn right by 90 degrees',
    reset: 'Start over',
    cancel: 'Cancel',
    stop: 'Stop uploading',
    saving: 'Uploading',
  },
  discard: {
    title: 'Stop trimming?',
    text: 'The image and what you did to it are not saved yet. They are lost when you close this.',
    confirm: 'Close without saving',
    cancel: 'Go on',
  },
  removal: {
    cancel: 'Cancel',
    confirm: 'Remove',
    busy: 'Removing',
  },
} as const satisfies Translation<typeof ja>;
