import { LIMITS } from '@hitohira/backend/rules';
import { type Translation } from '../../translation';
import type ja from '../ja/pictures';

export default {
  hint: `JPEG, PNG or WebP, at most ${LIMITS.image.maxMegabytes} MB`,
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
    lead: 'Shown round at the top of your page.',
    choose: 'Choose an icon',
    replace: 'Change icon',
    remove: 'Remove icon',
    reading: 'Reading',
  },
  trim: {
    title: 'Trim your icon',
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
    save: 'Use this icon',
    saving: 'Uploading',
  },
  discard: {
    title: 'Stop trimming?',
    text: 'The image and what you did to it are not saved yet. They are lost when you close this.',
    confirm: 'Close without saving',
    cancel: 'Go on',
  },
  removal: {
    question: 'Remove your icon?',
    text: 'The image goes from your page, and the first letter of your name shows in its place. To have it back, you choose the image again.',
    cancel: 'Cancel',
    confirm: 'Remove',
    busy: 'Removing',
  },
} as const satisfies Translation<typeof ja>;
