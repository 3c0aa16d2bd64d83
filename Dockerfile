# The server with its commands: docs/operating.md says how it is run. glibc, since the folder lock's binary does not load on Alpine.
FROM node:22-bookworm-slim AS build
WORKDIR /srv/housing
COPY . .
RUN npm ci && npm run build

FROM node:22-bookworm-slim
WORKDIR /srv/housing
COPY --from=build --chown=node:node /srv/housing /srv/housing
RUN install -d -o node -g node -m 700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=120s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/server/main.js"]
