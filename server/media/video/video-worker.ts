/** A thread that reads videos, away from the requests. */
import { answerRequests } from '../../threads/answer-requests.js';
import { readVideo } from './video.js';
import type { VideoRequest } from './video-reader.js';

answerRequests(({ path, start }: VideoRequest) => readVideo(path, Buffer.from(start)));
