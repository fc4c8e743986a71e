# syntax=docker/dockerfile:1

# An image of a release: `npm run release`, unpack the archive, `docker build .` in its folder.
# Any Node from 24.12 on; Debian, because the embedded database is built for glibc.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/domain/package.json packages/domain/
COPY packages/illustration/package.json packages/illustration/
COPY packages/lexicon/package.json packages/lexicon/
RUN npm ci --omit=dev --workspace apps/server

FROM node:24-bookworm-slim
# One arena of memory: glibc keeps what each thread has decoded pictures in.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /app
COPY . .
RUN test -f apps/web/dist/index.html || { echo "The web app is not built here: build the image from a release."; exit 1; }
COPY --from=packages /app ./
# The account of the image: the embedded database, too, runs as no root.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
# Not healthy while it starts, while its database is away, and in the seconds before it closes.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "scripts/start.ts"]
