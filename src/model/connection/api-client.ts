/** The client that all effects use; each page connection puts its own into its scope. */
import { createStore } from 'effector';
import { type ApiClient, createApiClient } from '../../api/client.js';

/** Holds the API client of the scope. */
export const $api = createStore<ApiClient>(createApiClient({ baseUrl: '', credentials: true }));

/** Milliseconds a read may take on a partner's page (C-61). */
export const readTimeout = 15_000;
