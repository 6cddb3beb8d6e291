# The builder, which publishes the site to the bucket. Build it in the root of the checkout:
# podman build --ignorefile deploy/containers/ignore -f deploy/containers/Containerfile.builder -t site-builder .
FROM docker.io/library/node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data WEBHOOK_HOST=0.0.0.0
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --no-audit --no-fund --include=dev
COPY . ./
# New volumes get the owner of the image's folders, who must be the user that writes to them.
RUN mkdir -p /data /app/.cache /app/public && chown -R node:node /data /app
USER node
VOLUME ["/data", "/app/.cache", "/app/public"]
EXPOSE 9001
CMD ["node", "scripts/runBuilder.mjs"]
