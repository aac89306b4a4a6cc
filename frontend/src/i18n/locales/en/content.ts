import { type Translation } from '../../translation';
import type ja from '../ja/content';

export default {
  toPage: 'Go to {{displayName}}’s page',
  seeAt: 'View on {{service}}',
  hashTags: 'Hashtags',
  editHeadline: 'Edit the headline “{{heading}}”',
  media: {
    label: 'Pictures and videos',
    position: '{{position}} / {{total}}',
    previous: 'Previous',
    next: 'Next',
    numbered: '{{label}} ({{position}} of {{total}})',
    zoom: 'Enlarge the picture',
    play: 'Play the video',
    playAt: 'Play the video on {{service}}',
    openVideo: 'Show the video large',
    connects: 'Playing the video connects you to {{service}}.',
  },
  zoom: {
    label: 'Pictures of “{{name}}”',
    stage: 'The enlarged picture',
    in: 'Zoom in',
    out: 'Zoom out',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
  },
  video: {
    close: 'Close',
  },
} as const satisfies Translation<typeof ja>;
