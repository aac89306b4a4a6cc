import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary } from '../../../common/http/api-operations.js';
import { AccountId } from '../../../common/auth/signed-in.decorator.js';
import { Fails } from '../../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../../common/errors/request-errors.js';
import { GrantDead, NotOwnContent, ProviderUnavailable } from '../../../providers/provider.errors.js';
import { Throttled } from '../../../security/throttling/throttled.decorator.js';
import { ListInstagramPostsQuery, ReadInstagramPostQuery, ReadYoutubeVideoQuery } from './dto/posts.query.js';
import {
  InstagramPostListResponse,
  InstagramPostResponse,
  YoutubeVideoResponse,
} from './dto/posts.response.js';
import { LinkedPostsService } from './linked-posts.service.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';
import { LinkageNotFound } from '../linkages/linkages.errors.js';
import { PostNotFound } from './posts.errors.js';
import { type ShowPicture, toInstagramPost, toYoutubeVideo } from './post.mapper.js';
import { PreviewsService } from './previews.service.js';

/** Errors of reading through a linked account. */
const READ_FAILURES = [InvalidInput, NotOwnContent, GrantDead, ProviderUnavailable, LinkageNotFound] as const;

@ApiTags('oauth')
@Controller('api/oauth')
export class PostsController {
  constructor(
    private readonly posts: LinkedPostsService,
    private readonly previews: PreviewsService,
  ) {}

  @Get('instagram/posts')
  @Throttled('PROVIDER')
  @ApiSummary(
    'List your Instagram posts',
    'Lists the posts of a linked account, newest first, to choose one to post here.',
  )
  @ApiOkResponse({ description: 'A page of posts.', type: InstagramPostListResponse })
  @Fails(...READ_FAILURES)
  async listInstagramPosts(
    @AccountId() accountId: string,
    @Query() { linkageId, nextPageToken: after, limit }: ListInstagramPostsQuery,
  ): Promise<InstagramPostListResponse> {
    const page = await this.posts.instagramPosts(accountId, linkageId, { after, limit });
    const show = this.showTo(accountId, 'instagram');
    return {
      posts: page.posts.map((post) => toInstagramPost(post, show)),
      nextPageToken: page.nextPageToken,
    };
  }

  @Get('instagram/posts/detail')
  @Throttled('PROVIDER')
  @ApiSummary('Get one of your Instagram posts', 'Returns a post of a linked account in its current state.')
  @ApiOkResponse({ description: 'The post.', type: InstagramPostResponse })
  @Fails(...READ_FAILURES, PostNotFound)
  async readInstagramPost(
    @AccountId() accountId: string,
    @Query() { linkageId, id }: ReadInstagramPostQuery,
  ): Promise<InstagramPostResponse> {
    const post = await this.posts.instagramPostOf(accountId, linkageId, id);
    return toInstagramPost(post, this.showTo(accountId, 'instagram'));
  }

  @Get('youtube/posts/detail')
  @Throttled('PROVIDER')
  @ApiSummary(
    'Get one of your YouTube videos',
    'Returns a video of any of your linked channels, read through one of them. Videos of other channels are rejected.',
  )
  @ApiOkResponse({ description: 'The video.', type: YoutubeVideoResponse })
  @Fails(...READ_FAILURES, PostNotFound)
  async readYoutubeVideo(
    @AccountId() accountId: string,
    @Query() { linkageId, videoId }: ReadYoutubeVideoQuery,
  ): Promise<YoutubeVideoResponse> {
    const video = await this.posts.youtubeVideoOf(accountId, linkageId, videoId);
    return toYoutubeVideo(video, this.showTo(accountId, 'youtube'));
  }

  private showTo(accountId: string, provider: LinkageProvider): ShowPicture {
    return (url) => this.previews.addressOf(accountId, provider, url);
  }
}
