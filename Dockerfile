# syntax=docker/dockerfile:1

# Any Node from 24.12 on; Debian, because the embedded database is built for glibc.
FROM node:24-bookworm-slim AS source
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/domain/package.json packages/domain/
COPY packages/illustration/package.json packages/illustration/
COPY packages/lexicon/package.json packages/lexicon/

# The web app needs what only its build needs.
FROM source AS web
RUN npm ci
COPY . .
RUN node scripts/web-build/build-when-stale.ts

# The server runs from its sources, with its own packages alone.
FROM source AS server
RUN npm ci --omit=dev --workspace apps/server
COPY . .
COPY --from=web /app/apps/web/dist apps/web/dist

FROM node:24-bookworm-slim
# One arena of memory: glibc keeps what each thread has decoded pictures in.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=server /app ./
# The account of the image: the embedded database, too, runs as no root.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
# Not healthy while it starts, while its database is away, and in the seconds before it closes.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
